export const LANGUAGE_CODES = { Українська: 'uk', Русский: 'ru', English: 'en' } as const;

export const LANGUAGES = ['Українська', 'Русский', 'English'] as const;

/** Combinations that cover each language, both widths and both themes; all combinations would add nothing. */
export const LOOKS = [
  [LANGUAGES[0], 1280, 'light'],
  [LANGUAGES[0], 360, 'dark'],
  [LANGUAGES[1], 360, 'light'],
  [LANGUAGES[2], 1280, 'dark'],
] as const;
