import { decodeBytes } from './decode';
import { plausibility } from './plausibility';
import { sampleOf } from './sample';
import type { CodePage, TextEncoding } from './text-encoding';

const MARKS: readonly (readonly [TextEncoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * What text in UTF-8 holds beside ASCII, arrows and emoji too; other letters come from a code page whose bytes happen to
 * be valid: `так` in cp866 is a sign of Braille.
 */
const USUAL_IN_UTF8 =
  /^[\u0000-\u007f\u0400-\u04ff\u00a0-\u00bf\u2000-\u206f\u20a0-\u20cf\u2100-\u22ff\u2500-\u27bf\ufe0f\ufeff\u02bc\u{1f000}-\u{1faff}]*$/u;
/** Names of foreign partners, `Müller`: fine where Cyrillic prevails. */
const CYRILLIC_IN_UTF8 = /[\u0400-\u04ff]/gu;
const NO_UTF8 = /\ufffd/gu;
const NOT_ASCII = /[^\u0000-\u007f]/gu;

/** Bytes of code page 1125 for `і ї` (F6..F9); in 866 they are `Ў ў ° ∙`, which Ukrainian and Russian have not. */
const FIRST_OF_1125 = 0xf6;
const LAST_OF_1125 = 0xf9;

/**
 * Which encoding a text is in, by its bytes: its mark, else ASCII, else UTF-8 that holds what such texts hold, else
 * the likelier of windows-1251 and DOS. "The first that decodes" would always be windows-1251: it decodes anything.
 * Source: reference/files 2; `Ні` in windows-1251 is valid UTF-8 for a Greek letter, so validity alone is not enough
 */
export function detectEncoding(bytes: Uint8Array): TextEncoding {
  const marked = markedEncoding(bytes);
  if (marked) return marked;
  const wide = wideEncoding(bytes);
  if (wide) return wide;
  const sample = sampleOf(bytes);
  if (sample.length === 0 || isUtf8(sample)) return 'utf-8';
  const { codePage } = detectCodePage(sample);
  return isKoi8(sample, codePage) ? 'koi8-u' : codePage;
}

/** What KOI8 has to be likelier by, in units of {@link plausibility}: its letters are 1251's with capitals for small ones. */
const KOI8_MARGIN = 0.5;

function isKoi8(sample: Uint8Array, otherwise: CodePage): boolean {
  const koi8 = plausibility(decodeBytes(sample, 'koi8-u'));
  const other = plausibility(decodeBytes(sample, otherwise));
  return koi8 !== null && koi8 > (other ?? -Infinity) + KOI8_MARGIN;
}

/** Bytes that tell whether a text has two of them for each character. */
const WIDE_SAMPLE = 4096;
/** Of the upper bytes this many are those of ASCII or Cyrillic letters, of the lower ones hardly any is zero. */
const WIDE_SHARE = 0.9;

/** UTF-16 without its mark: every other byte is that of ASCII or of Cyrillic, and some are zero. */
function wideEncoding(bytes: Uint8Array): TextEncoding | null {
  const sample = bytes.subarray(0, WIDE_SAMPLE - (WIDE_SAMPLE % 2));
  if (bytes.length % 2 !== 0 || !sample.includes(0)) return null;
  const half = sample.length / 2;
  const share = (parity: 0 | 1, isOne: (byte: number) => boolean) =>
    sample.filter((byte, at) => at % 2 === parity && isOne(byte)).length / half;
  const isUpper = (byte: number) => byte === 0 || byte === 0x04;
  const isZero = (byte: number) => byte === 0;
  if (share(1, isUpper) >= WIDE_SHARE && share(0, isZero) < 1 - WIDE_SHARE) return 'utf-16le';
  return share(0, isUpper) >= WIDE_SHARE && share(1, isZero) < 1 - WIDE_SHARE ? 'utf-16be' : null;
}

export function markedEncoding(bytes: Uint8Array): TextEncoding | null {
  const found = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  return found?.[0] ?? null;
}

export interface DetectedCodePage {
  readonly codePage: CodePage;
  /** By how much it is likelier than the other, in units of {@link plausibility}; 0 where nothing speaks for either. */
  readonly margin: number;
}

/** The likelier code page of bytes, windows-1251 where both are as likely. */
export function detectCodePage(sample: Uint8Array): DetectedCodePage {
  const windows = plausibility(decodeBytes(sample, 'windows-1251'));
  const dos = [detectDos(sample), 'cp866', 'cp1125'] as const;
  const [codePage] = dos;
  const dosScore = plausibility(decodeBytes(sample, codePage));
  if (windows === null && dosScore === null) return { codePage: 'windows-1251', margin: 0 };
  const difference = (dosScore ?? -Infinity) - (windows ?? -Infinity);
  return difference > 0 ? { codePage, margin: difference } : { codePage: 'windows-1251', margin: -difference };
}

/**
 * cp1125 where its letters stand beside others more often than a Latin `i` stands for `і`, else cp866.
 * Source: reference/files 2, step 5
 */
export function detectDos(sample: Uint8Array): 'cp866' | 'cp1125' {
  let ukrainian = 0;
  let latin = 0;
  for (let at = 0; at < sample.length; at += 1) {
    const byte = sample[at] ?? 0;
    const isOf1125 = byte >= FIRST_OF_1125 && byte <= LAST_OF_1125;
    if (!isOf1125 && byte !== 0x69 && byte !== 0x49) continue;
    const isBesideLetter = isDosLetter(sample[at - 1]) || isDosLetter(sample[at + 1]);
    if (!isBesideLetter) continue;
    if (isOf1125) ukrainian += 1;
    else latin += 1;
  }
  return ukrainian > latin ? 'cp1125' : 'cp866';
}

/** А–Я, а–п, р–я: the same bytes in both DOS code pages. */
function isDosLetter(byte = 0): boolean {
  return (byte >= 0x80 && byte <= 0xaf) || (byte >= 0xe0 && byte <= 0xef);
}

/** True for text in UTF-8 that holds such letters as payments do. */
export function isUtf8(sample: Uint8Array): boolean {
  // `stream`: the sample may end inside a character.
  const text = new TextDecoder('utf-8').decode(sample, { stream: true });
  const foreign = text.match(NO_UTF8)?.length ?? 0;
  const cyrillic = text.match(CYRILLIC_IN_UTF8)?.length ?? 0;
  // One line that was pasted in another encoding is unreadable; the others shall not be for its sake. What is in another
  // encoding throughout has hardly any letter.
  if (foreign > 0) return cyrillic > foreign;
  if (USUAL_IN_UTF8.test(text)) return true;
  const others = text.match(NOT_ASCII)?.length ?? 0;
  // Twenty letters of two valid bytes each do not come about by chance, whatever language they are of.
  return cyrillic * 2 > others || others > 20;
}
