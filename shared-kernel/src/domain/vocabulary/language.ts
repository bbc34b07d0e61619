/** Interface languages; Ukrainian is the default and the fallback. Source: specification 1, section 1. */
export const LANGUAGES = ['ua', 'ru', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'ua';

/**
 * The language tag (BCP 47) of an interface language. The specification says `ua`, but plural rules, dates and
 * screen readers know Ukrainian as `uk`; with `ua` they silently use English.
 */
export function languageTag(language: Language): 'uk' | 'ru' | 'en' {
  return language === 'ua' ? 'uk' : language;
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}
