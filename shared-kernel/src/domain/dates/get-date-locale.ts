import { getLanguageTag, type Language } from '../vocabulary';

/** Returns the locale of dates in words: `en` alone is American, `November 29, 2026`. */
export function getDateLocale(language: Language): string {
  return language === 'en' ? 'en-GB' : getLanguageTag(language);
}
