import { CHARACTERS, fontSubset } from './font-subset.mjs';

/** What the loader takes; webpack gives the file as bytes. */
export const raw = true;

/**
 * A font as a script that exports the part of it that is printed.
 * @this {import('webpack').LoaderContext<object>}
 * @param {Buffer} font
 */
export default function fontSubsetLoader(font) {
  const done = this.async();
  this.addDependency(CHARACTERS);
  fontSubset(font).then((base64) => done(null, `export default ${JSON.stringify(base64)};`), done);
}
