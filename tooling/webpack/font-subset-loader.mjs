import { CHARACTERS, createFontSubset } from './font-subset.mjs';

/** Makes webpack pass the file as bytes. */
export const raw = true;

/**
 * Turns a font into a script that exports its subset for printing.
 * @this {import('webpack').LoaderContext<object>}
 * @param {Buffer} font
 */
export default function fontSubsetLoader(font) {
  const done = this.async();
  this.addDependency(CHARACTERS);
  createFontSubset(font).then((base64) => done(null, `export default ${JSON.stringify(base64)};`), done);
}
