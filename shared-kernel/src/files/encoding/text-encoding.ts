/**
 * Encodings of imported texts in the order offered to the user. `cp866` lacks `і` and `ґ`; `cp1125` is cp866 with the
 * Ukrainian letters; UTF-16 is "Unicode text" of spreadsheets.
 */
export const TEXT_ENCODINGS = ['windows-1251', 'utf-8', 'cp866', 'cp1125', 'koi8-u', 'utf-16le', 'utf-16be'] as const;
export type TextEncoding = (typeof TEXT_ENCODINGS)[number];

export type CodePage = 'windows-1251' | 'cp866' | 'cp1125';

export function isCodePage(encoding: TextEncoding): encoding is CodePage {
  return encoding === 'windows-1251' || encoding === 'cp866' || encoding === 'cp1125';
}
