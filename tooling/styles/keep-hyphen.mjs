import { create } from 'fontkit';

const HYPHEN = 0x2d;
const FEATURE = 'tnum';
const GLYPH_BYTES = 2;

/**
 * Takes the hyphen out of the tabular figures: Inter 4 makes it as wide as a figure there, so that words with a hyphen
 * fall apart wherever figures stand in columns.
 * @param {Buffer} font TrueType
 * @returns {Buffer} copy
 * @throws Error if the font does not replace the hyphen as expected
 */
export function keepHyphen(font) {
  const read = create(font);
  const hyphen = read.glyphForCodePoint(HYPHEN).id;
  const table = read.directory.tables.GSUB;
  const feature = read.GSUB.featureList.find(({ tag }) => tag === FEATURE)?.feature;
  const subtables = feature?.lookupListIndexes.flatMap((index) => read.GSUB.lookupList.get(index).subTables) ?? [];
  for (const { coverage, substitute } of subtables) {
    const range = coverage.rangeRecords?.find(({ start, end }) => start <= hyphen && hyphen <= end);
    if (!range || !substitute) continue;
    const glyphs = substitute.toArray();
    const bytes = Buffer.alloc(glyphs.length * GLYPH_BYTES);
    glyphs.forEach((glyph, index) => bytes.writeUInt16BE(glyph, index * GLYPH_BYTES));
    const place = font.indexOf(bytes, table.offset);
    if (place === -1 || place >= table.offset + table.length) continue;
    const patched = Buffer.from(font);
    patched.writeUInt16BE(hyphen, place + (range.startCoverageIndex + hyphen - range.start) * GLYPH_BYTES);
    return patched;
  }
  throw new Error(`the typeface's ${FEATURE} no longer replaces the hyphen by a table of glyphs: look at its shapes`);
}
