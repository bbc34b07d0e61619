/** Ukrainian is default and fallback. Source: docs/requirements/shell-accounts-admin.md#product. */
export const LANGUAGES = ['ua', 'ru', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'ua';

/**
 * Returns the BCP 47 tag. With the specification's `ua`, plural rules, dates and screen readers silently use English.
 */
export function getLanguageTag(language: Language): 'uk' | 'ru' | 'en' {
  return language === 'ua' ? 'uk' : language;
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}
