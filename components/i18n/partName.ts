import { currentLanguage, isMessage, t } from './i18n';

/** What a part of the saved data is to the person whose it is; a page is called what its part is. */
export function partName(slice: string): string {
  const [part = slice] = slice.split('/');
  const key = `records.parts.${part}`;
  return isMessage(key) ? t(key) : part;
}

/** The same at the beginning of a line. */
export function partTitle(slice: string): string {
  const name = partName(slice);
  return name.charAt(0).toLocaleUpperCase(currentLanguage()) + name.slice(1);
}
