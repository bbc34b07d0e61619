/**
 * Jest runtime that compiles modules once instead of per test file, reads installed packages once, and tracks the
 * current test without promise hooks (docs/adr/0088).
 */
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/**
 * @typedef {(...asked: any[]) => any} Importer
 * @typedef {(this: unknown, ...values: any[]) => unknown} ModuleFunction
 */

/**
 * Latest compiled script by path and parameters, with its source text: comparing texts is faster than hashing them. A
 * script can run in any number of contexts.
 * @type {Map<string, { code: string, script: vm.Script, importer: Importer }>}
 */
const compiled = new Map();
const originalCompileFunction = vm.compileFunction;

/** @type {(code: string, parameters?: readonly string[], options?: vm.CompileFunctionOptions) => any} */
vm.compileFunction = (code, parameters = [], options = {}) => {
  const { filename = '', importModuleDynamically: importer, parsingContext } = options;
  if (!parsingContext || typeof importer !== 'function') return originalCompileFunction(code, parameters, options);
  const head = `(function (${parameters.join()}) {`;
  const key = [filename, head].join('\0');
  const last = compiled.get(key);
  const entry = last?.code === code ? last : { code, script: compileScript(key, head, code, filename), importer };
  compiled.set(key, entry);
  entry.importer = importer;
  const run = entry.script.runInContext(parsingContext);
  return OF_JEST_CIRCUS.test(filename) ? withSequentialStorage(run, parameters.indexOf('require')) : run;
};

/**
 * Compiles a function with unchanged line and column numbers. @type {(key: string, head: string, code: string,
 * filename: string) => vm.Script}
 */
function compileScript(key, head, code, filename) {
  return new vm.Script(`${head}${code}\n})`, {
    filename,
    columnOffset: -head.length,
    importModuleDynamically: (/** @type {unknown[]} */ ...request) => compiled.get(key)?.importer(...request),
  });
}

const OF_JEST_CIRCUS = /[\\/]node_modules[\\/]jest-circus[\\/]build[\\/]\w+\.js$/;

/**
 * Wraps a jest-circus module so that it gets `Turns` instead of AsyncLocalStorage. @type {(run: ModuleFunction, place:
 * number) => ModuleFunction}
 */
function withSequentialStorage(run, place) {
  return function (...values) {
    const require = values[place];
    /** @param {string} name */
    const instead = (name) => (name === 'node:async_hooks' ? { AsyncLocalStorage: SequentialStorage } : require(name));
    values[place] = Object.assign(instead, require);
    return run.apply(this, values);
  };
}

/**
 * AsyncLocalStorage replacement for sequential tests: Node's class follows every promise, which takes 10 % of the time.
 * An error after a test's end is attributed to the test running then.
 */
class SequentialStorage {
  /** @type {unknown} */
  #present;

  getStore() {
    return this.#present;
  }

  /** @type {<Result>(store: unknown, work: () => Result) => Result | Promise<Awaited<Result>>} */
  run(store, work) {
    const before = this.#present;
    this.#present = store;
    const end = () => {
      this.#present = before;
    };
    const result = work();
    if (result instanceof Promise || typeof (/** @type {any} */ (result)?.then) === 'function')
      return Promise.resolve(result).finally(end);
    end();
    return result;
  }
}

/** @type {Map<string, string>} */
const textsOfPackages = new Map();
const OF_PACKAGE = /[\\/]node_modules[\\/]/;

/** Jest's per-file cache of source texts, with packages shared. @extends {Map<string, string>} */
class Texts extends Map {
  /** @override @param {string} path */
  get(path) {
    return super.get(path) ?? textsOfPackages.get(path);
  }

  /** @override @param {string} path @param {string} text */
  set(path, text) {
    if (!OF_PACKAGE.test(path)) return super.set(path, text);
    textsOfPackages.set(path, text);
    return this;
  }
}

const TEXTS = 4;

// jest imports the runtime as an ES module's default export.
exports.__esModule = true;
exports.default = class extends Runtime {
  /** @param {any[]} parts */
  constructor(...parts) {
    parts[TEXTS] = new Texts(parts[TEXTS]);
    super(.../** @type {ConstructorParameters<typeof Runtime>} */ (parts));
  }
};
