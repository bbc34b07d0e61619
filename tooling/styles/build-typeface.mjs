import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { keepHyphen } from './keep-hyphen.mjs';

const require = createRequire(import.meta.url);
const FAMILY = 'Inter';
const WEIGHTS = { min: 400, max: 700 };

/** Characters of our texts in each script, as ranges of code points; all others come from a font of the system. */
const SCRIPTS = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    // The apostrophe of Ukrainian words.
    [0x2bc, 0x2bc],
    // Dashes, quotation marks, ellipsis.
    [0x2010, 0x2027],
    [0x2030, 0x203a],
    [0x20ac, 0x20ac],
    [0x2191, 0x2193],
    [0x2212, 0x2212],
  ],
  cyrillic: [
    [0x400, 0x45f],
    [0x490, 0x491],
    [0x2116, 0x2116],
  ],
};

/**
 * Fonts shown until the typeface is loaded, stretched to its measures so that no line moves.
 * `width` and those of Inter: average advance per em by @capsizecss/metrics 4.3.0.
 */
const FALLBACKS = [
  { local: ['Segoe UI'], width: 908 / 2048 },
  { local: ['Roboto'], width: 911 / 2048 },
  { local: ['Arial', 'Liberation Sans', 'Arimo'], width: 913 / 2048 },
  { local: ['DejaVu Sans', 'Verdana'], width: 1038 / 2048 },
];
const INTER = { width: 978 / 2048, ascent: 1984 / 2048, descent: 494 / 2048 };

/**
 * Builds the files and `@font-face` rules of the user interface's typeface (docs/adr/0206).
 * @returns {Promise<{ css: string, files: { name: string, content: Buffer }[] }>} `name` with a hash of the content
 */
export async function buildTypeface() {
  const faces = await Promise.all(Object.entries(SCRIPTS).map(([script, ranges]) => buildFace(script, ranges)));
  const licence = readFileSync(join(dirname(require.resolve('@fontsource-variable/inter/package.json')), 'LICENSE'));
  return {
    css: [...faces.map(({ css }) => css), ...FALLBACKS.map(formatFallback)].join(''),
    files: [...faces.map(({ file }) => file), { name: 'inter-licence.txt', content: licence }],
  };
}

/** @type {(script: string, ranges: readonly number[][]) => Promise<{ css: string, file: { name: string, content: Buffer } }>} */
async function buildFace(script, ranges) {
  const font = readFileSync(require.resolve(`@fontsource-variable/inter/files/inter-${script}-wght-normal.woff2`));
  const whole = script === 'latin' ? keepHyphen(await convert(font, 'truetype')) : font;
  const content = await subsetFont(whole, listCharacters(ranges), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  });
  const name = `inter-${script}.${createHash('sha256').update(content).digest('hex').slice(0, 12)}.woff2`;
  const range = ranges.map(([first, last]) => `U+${first?.toString(16)}-${last?.toString(16)}`).join(',');
  const css = `@font-face{font-family:${FAMILY};font-weight:${WEIGHTS.min} ${WEIGHTS.max};font-display:swap;src:url("${name}") format("woff2");unicode-range:${range}}`;
  return { css, file: { name, content } };
}

/** @type {(ranges: readonly number[][]) => string} */
function listCharacters(ranges) {
  return ranges
    .flatMap(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .join('');
}

/** @type {(fallback: { local: readonly string[], width: number }, index: number) => string} */
function formatFallback({ local, width }, index) {
  const scale = INTER.width / width;
  const percent = (/** @type {number} */ value) => `${(value * 100).toFixed(2)}%`;
  const sources = local.map((name) => `local("${name}")`).join(',');
  return `@font-face{font-family:"${FAMILY} fallback ${index + 1}";src:${sources};size-adjust:${percent(scale)};ascent-override:${percent(INTER.ascent / scale)};descent-override:${percent(INTER.descent / scale)};line-gap-override:0%}`;
}
