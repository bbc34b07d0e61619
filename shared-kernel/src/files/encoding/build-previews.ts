import { decodeText } from './decode';
import { TEXT_ENCODINGS, type TextEncoding } from './text-encoding';

/** Lines of a preview and characters per line (ours: what fits beside a form). */
const LINES = 5;
const LINE_LENGTH = 200;
const BYTES = LINES * LINE_LENGTH * 4;

export type EncodingPreviews = Readonly<Partial<Record<TextEncoding, readonly string[]>>>;

/** Returns the first lines in each possible encoding, for the user to choose the readable one. */
export function buildPreviews(bytes: Uint8Array, found: TextEncoding): EncodingPreviews {
  const start = bytes.subarray(0, BYTES);
  const offered = TEXT_ENCODINGS.filter((encoding) => !encoding.startsWith('utf-16') || encoding === found);
  return Object.fromEntries(offered.map((encoding) => [encoding, toPreviewLines(decodeText(start, encoding))]));
}

function toPreviewLines(text: string): readonly string[] {
  return text.split(/\r\n|[\r\n]/, LINES).map((line) => line.slice(0, LINE_LENGTH));
}
