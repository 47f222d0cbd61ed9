import { getLocales } from 'expo-localization';
import i18next from 'i18next';

import { en } from './en';

/** The dotted paths of a catalogue, plural forms counted once: `home.moves` for `moves_one` and `moves_other`. */
type Paths<Catalogue> = {
  [Key in keyof Catalogue & string]: Catalogue[Key] extends string
    ? Key extends `${infer Stem}_${'one' | 'other'}`
      ? Stem
      : Key
    : `${Key}.${Paths<Catalogue[Key]>}`;
}[keyof Catalogue & string];

/** Everything that can be said. */
export type MessageKey = Paths<typeof en>;

/** Languages whose catalogue is complete. */
export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The first of the person's own languages that we speak. */
function systemLanguage(): Language {
  const spoken = getLocales().map((locale) => locale.languageCode);
  return LANGUAGES.find((language) => spoken.includes(language)) ?? 'en';
}

const instance = i18next.createInstance();
void instance.init({
  lng: systemLanguage(),
  fallbackLng: 'en',
  resources: { en: { translation: en } },
  interpolation: { escapeValue: false },
  returnNull: false,
  showSupportNotice: false,
  initAsync: false,
});

/** The words for a key, in the person's language, with its blanks filled in. `count` chooses the plural form. */
export function t(key: MessageKey, values?: Readonly<Record<string, string | number>>): string {
  return instance.t(key, values ?? {});
}

/** Whether there are words for a key that was put together from data. */
export function isMessage(key: string): key is MessageKey {
  return instance.exists(key);
}

export function setLanguage(language: Language | 'system'): void {
  void instance.changeLanguage(language === 'system' ? systemLanguage() : language);
}

/** The language that words and dates are in. */
export function currentLanguage(): string {
  return instance.language;
}
