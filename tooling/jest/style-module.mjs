const COMMENTS = /\/\*[\s\S]*?\*\//g;
const CLASSES = /\.([a-z][\w-]*)/gi;

/** Transforms a style module for jest: each class maps to its own name; an unknown class throws. */
export default {
  /** @type {(source: string, path: string) => { code: string }} */
  process(source, path) {
    const names = [...source.replace(COMMENTS, '').matchAll(CLASSES)].map(([, name]) => [name, name]);
    return {
      code: `const names = ${JSON.stringify(Object.fromEntries(names))};
const get = (_, name) => {
  if (typeof name === 'string' && !(name in names)) throw new Error(${JSON.stringify(path)} + ' has no class ' + name);
  return names[name];
};
module.exports = { __esModule: true, default: new Proxy(names, { get }) };`,
    };
  },
};
