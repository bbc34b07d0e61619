import { detectCodePage, isUtf8, type CodePage, type TextEncoding } from '../encoding';

/** Values of byte 29 that programs write for Cyrillic. Source: docs/requirements/banking-rules.md#encodings. */
const BY_LANGUAGE_BYTE: ReadonlyMap<number, CodePage> = new Map([
  [0x26, 'cp866'],
  [0x65, 'cp866'],
  [0xc9, 'windows-1251'],
  [0x57, 'windows-1251'],
  [0x03, 'windows-1251'],
]);

/**
 * Margin of letter statistics that overrides the language byte. Source:
 * docs/requirements/files-and-printing.md#dbf-encoding.
 */
const CLEAR_MARGIN = 1;

export interface EncodingChoice {
  readonly chosen?: TextEncoding;
  readonly fallback: CodePage;
}

/**
 * Returns the encoding of a table: the user's choice, else valid UTF-8 (which has no language byte), else clear letter
 * statistics, else the language byte, else the letters, else the default.
 */
export function detectDbfEncoding(texts: Uint8Array, languageByte: number, choice: EncodingChoice): TextEncoding {
  if (choice.chosen) return choice.chosen;
  if (texts.some(isNotAscii) && isUtf8(texts)) return 'utf-8';
  const declared = BY_LANGUAGE_BYTE.get(languageByte);
  const { codePage, margin } = detectCodePage(texts);
  const isClear = margin > CLEAR_MARGIN || codePage === 'cp1125';
  if (margin > 0 && (!declared || isClear)) return codePage;
  return declared ?? choice.fallback;
}

function isNotAscii(byte: number): boolean {
  return byte > 0x7f;
}
