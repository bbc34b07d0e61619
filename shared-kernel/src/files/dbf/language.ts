import { detectCodePage, isUtf8, type CodePage, type TextEncoding } from '../encoding';

/** What programs write into byte 29 for Cyrillic. Source: reference/banking 4.2 */
const BY_LANGUAGE_BYTE: ReadonlyMap<number, CodePage> = new Map([
  [0x26, 'cp866'],
  [0x65, 'cp866'],
  [0xc9, 'windows-1251'],
  [0x57, 'windows-1251'],
  [0x03, 'windows-1251'],
]);

/** The byte is believed unless the letters contradict it this clearly. Source: reference/files 1 */
const CLEAR_MARGIN = 1;

export interface EncodingChoice {
  /** By a person. */
  readonly chosen?: TextEncoding;
  /** For a table that tells nothing. */
  readonly otherwise: CodePage;
}

/**
 * Returns the encoding of a table: the person's choice, else UTF-8 where the letters are in it (no language byte means it), else
 * the letters where they clearly contradict the language byte, else the byte, else the letters, else what is usual.
 */
export function dbfEncoding(texts: Uint8Array, languageByte: number, choice: EncodingChoice): TextEncoding {
  if (choice.chosen) return choice.chosen;
  if (texts.some(isNotAscii) && isUtf8(texts)) return 'utf-8';
  const said = BY_LANGUAGE_BYTE.get(languageByte);
  const { codePage, margin } = detectCodePage(texts);
  const isClear = margin > CLEAR_MARGIN || codePage === 'cp1125';
  if (margin > 0 && (!said || isClear)) return codePage;
  return said ?? choice.otherwise;
}

function isNotAscii(byte: number): boolean {
  return byte > 0x7f;
}
