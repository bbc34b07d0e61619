import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const CHARACTERS = join(import.meta.dirname, '../../shared-kernel/src/print/fonts/characters.json');

/** What the loader takes; webpack gives the file as bytes. */
export const raw = true;

/**
 * A font of 600 KB becomes one of 20 KB: with the characters that are printed only, as a script that exports it as base64.
 * @this {import('webpack').LoaderContext<object>}
 * @param {Buffer} font
 */
export default function fontSubset(font) {
  const done = this.async();
  this.addDependency(CHARACTERS);
  /** @type {[number, number][]} */
  const ranges = JSON.parse(readFileSync(CHARACTERS, 'utf8'));
  const text = ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .join('');
  subsetFont(font, text, { targetFormat: 'truetype', noLayoutClosure: true }).then(
    (subset) => done(null, `export default ${JSON.stringify(subset.toString('base64'))};`),
    done,
  );
}
