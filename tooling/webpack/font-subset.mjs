import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** The characters that printed documents may have, as ranges of code points. */
export const CHARACTERS = join(import.meta.dirname, '../../shared-kernel/src/print/fonts/characters.json');

/**
 * A font of 600 KB becomes one of 20 KB: with the characters that are printed only, as base64.
 * @param {Buffer} font
 * @returns {Promise<string>}
 */
export async function fontSubset(font) {
  /** @type {[number, number][]} */
  const ranges = JSON.parse(readFileSync(CHARACTERS, 'utf8'));
  const text = ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .join('');
  const subset = await subsetFont(font, text, { targetFormat: 'truetype', noLayoutClosure: true });
  return subset.toString('base64');
}
