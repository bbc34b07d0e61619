import { decodeBytes } from './decode';
import { ratePlausibility } from './rate-plausibility';
import { takeSample } from './take-sample';
import type { CodePage, TextEncoding } from './text-encoding';

const MARKS: readonly (readonly [TextEncoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * Characters beside ASCII that text in UTF-8 contains, arrows and emoji too; other letters come from a code page whose bytes happen to
 * be valid: `так` in cp866 is a sign of Braille.
 */
const USUAL_IN_UTF8 =
  /^[\u0000-\u007f\u0400-\u04ff\u00a0-\u00bf\u2000-\u206f\u20a0-\u20cf\u2100-\u22ff\u2500-\u27bf\ufe0f\ufeff\u02bc\u{1f000}-\u{1faff}]*$/u;
/** Foreign names such as `Müller` are accepted if Cyrillic prevails. */
const CYRILLIC_IN_UTF8 = /[\u0400-\u04ff]/gu;
const NO_UTF8 = /\ufffd/gu;
const NOT_ASCII = /[^\u0000-\u007f]/gu;

/** Bytes of code page 1125 for `і ї` (F6..F9); in 866 they are `Ў ў ° ∙`, which Ukrainian and Russian do not use. */
const FIRST_OF_1125 = 0xf6;
const LAST_OF_1125 = 0xf9;

/**
 * Detects the encoding: byte order mark, else ASCII, else UTF-8 with plausible characters, else the likelier of
 * windows-1251 and DOS. windows-1251 decodes any bytes, and `Ні` in it is valid UTF-8. Source:
 * docs/requirements/files-and-printing.md#encoding-detection.
 */
export function detectEncoding(bytes: Uint8Array): TextEncoding {
  const marked = readMark(bytes);
  if (marked) return marked;
  const wide = detectUtf16(bytes);
  if (wide) return wide;
  const sample = takeSample(bytes);
  if (sample.length === 0 || isUtf8(sample)) return 'utf-8';
  const { codePage } = detectCodePage(sample);
  return isKoi8(sample, codePage) ? 'koi8-u' : codePage;
}

/**
 * Margin by which KOI8 must be likelier, in units of {@link ratePlausibility}: its letters are those of 1251 with swapped
 * case.
 */
const KOI8_MARGIN = 0.5;

function isKoi8(sample: Uint8Array, otherwise: CodePage): boolean {
  const koi8 = ratePlausibility(decodeBytes(sample, 'koi8-u'));
  const other = ratePlausibility(decodeBytes(sample, otherwise));
  return koi8 !== null && koi8 > (other ?? -Infinity) + KOI8_MARGIN;
}

const WIDE_SAMPLE = 4096;
/** Minimum share of high bytes of ASCII or Cyrillic letters; almost no low byte is zero. */
const WIDE_SHARE = 0.9;

/** Detects UTF-16 without a byte order mark: every other byte is that of ASCII or Cyrillic, and some are zero. */
function detectUtf16(bytes: Uint8Array): TextEncoding | null {
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

function readMark(bytes: Uint8Array): TextEncoding | null {
  const found = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  return found?.[0] ?? null;
}

interface DetectedCodePage {
  readonly codePage: CodePage;
  /** Difference to the other code page in units of {@link ratePlausibility}; 0 if nothing distinguishes them. */
  readonly margin: number;
}

export function detectCodePage(sample: Uint8Array): DetectedCodePage {
  const windows = ratePlausibility(decodeBytes(sample, 'windows-1251'));
  const dos = [detectDos(sample), 'cp866', 'cp1125'] as const;
  const [codePage] = dos;
  const dosScore = ratePlausibility(decodeBytes(sample, codePage));
  if (windows === null && dosScore === null) return { codePage: 'windows-1251', margin: 0 };
  const difference = (dosScore ?? -Infinity) - (windows ?? -Infinity);
  return difference > 0 ? { codePage, margin: difference } : { codePage: 'windows-1251', margin: -difference };
}

/**
 * Returns cp1125 if its letters stand beside other letters more often than a Latin `i` replaces `і`, else cp866.
 * Source: docs/requirements/files-and-printing.md#encoding-detection.
 */
function detectDos(sample: Uint8Array): 'cp866' | 'cp1125' {
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

/** True for А–Я, а–п, р–я, which have the same bytes in both DOS code pages. */
function isDosLetter(byte = 0): boolean {
  return (byte >= 0x80 && byte <= 0xaf) || (byte >= 0xe0 && byte <= 0xef);
}

export function isUtf8(sample: Uint8Array): boolean {
  // `stream`, because the sample may end inside a character.
  const text = new TextDecoder('utf-8').decode(sample, { stream: true });
  const foreign = text.match(NO_UTF8)?.length ?? 0;
  const cyrillic = text.match(CYRILLIC_IN_UTF8)?.length ?? 0;
  // Some pasted lines do not make the text another encoding; a text wholly in another one has hardly any Cyrillic
  // letter.
  if (foreign > 0) return cyrillic > foreign;
  if (USUAL_IN_UTF8.test(text)) return true;
  const others = text.match(NOT_ASCII)?.length ?? 0;
  // More than 20 valid two-byte letters do not occur by chance, in any language.
  return cyrillic * 2 > others || others > 20;
}
