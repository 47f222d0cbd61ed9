import { isMessage, t } from '@/components/i18n';

/** What is wrong with an id and what to do, in one sentence. */
export function importText(code: string): string {
  const key = `cipher.import.${code}`;
  return t(isMessage(key) ? key : 'cipher.import.other');
}

/** The id in what somebody pasted: the id itself, or a link that ends in it. */
export function idIn(pasted: string): string {
  const text = pasted.trim();
  const link = /puzzle\/(\S+)/.exec(text)?.[1];
  if (link === undefined) return text;
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}
