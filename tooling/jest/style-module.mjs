const COMMENTS = /\/\*[\s\S]*?\*\//g;
const CLASSES = /\.([a-z][\w-]*)/gi;

/** A style module for jest: every class by its own name, and a fault for a class that the file does not have. */
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
