/** Bytes judged: thousands of words, while thirty are enough. */
const SAMPLE = 64 * 1024;
const LINE_FEED = 0x0a;

/**
 * Returns the part from the line of the first byte above 127, so that thousands of rows without Cyrillic do not hide
 * one with it. Empty for ASCII.
 */
export function takeSample(bytes: Uint8Array): Uint8Array {
  const first = bytes.findIndex((byte) => byte > 0x7f);
  if (first < 0) return bytes.subarray(0, 0);
  const lineStart = bytes.lastIndexOf(LINE_FEED, first) + 1;
  const start = first - lineStart > SAMPLE / 2 ? first : lineStart;
  return bytes.subarray(start, start + SAMPLE);
}
