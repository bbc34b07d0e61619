/**
 * What texts of other programs are written in, in the order in which a person is offered them. `cp866` has no `і` and no
 * `ґ`; `cp1125` is the same with the Ukrainian letters in eight places; `koi8-u` is read and never written. UTF-16 is what
 * spreadsheets call "Unicode text".
 */
export const TEXT_ENCODINGS = ['windows-1251', 'utf-8', 'cp866', 'cp1125', 'koi8-u', 'utf-16le', 'utf-16be'] as const;
export type TextEncoding = (typeof TEXT_ENCODINGS)[number];

/** Those with one byte for each character. */
export type CodePage = 'windows-1251' | 'cp866' | 'cp1125';

export function isCodePage(encoding: TextEncoding): encoding is CodePage {
  return encoding === 'windows-1251' || encoding === 'cp866' || encoding === 'cp1125';
}
