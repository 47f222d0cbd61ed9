import { currentLanguage } from '@/components/i18n';

/** Building a format is slow, and a list asks for one in every row. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The day of a moment, in the person's language: 18 Nov 2026. */
export function dateText(at: number): string {
  const language = currentLanguage();
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' });
  formats.set(language, format);
  return format.format(at);
}
