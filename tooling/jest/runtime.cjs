/**
 * Jest's runtime, less dear in three places (docs/adr/0088): each module is compiled once, not for every test file anew, an
 * installed package is read once, and whose turn it is among the tests is remembered without Node's hooks on every promise.
 */
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/**
 * @typedef {(...asked: any[]) => any} Importer
 * @typedef {(this: unknown, ...values: any[]) => unknown} ModuleFunction
 */

/**
 * What has been compiled last, by place and parameters, and from which text: to make a name of the text would take longer
 * than to compare it. A script can be run in any number of contexts.
 * @type {Map<string, { code: string, script: vm.Script, importer: Importer }>}
 */
const compiled = new Map();
const compileAnew = vm.compileFunction;

/** @type {(code: string, parameters?: readonly string[], options?: vm.CompileFunctionOptions) => any} */
vm.compileFunction = (code, parameters = [], options = {}) => {
  const { filename = '', importModuleDynamically: importer, parsingContext } = options;
  if (!parsingContext || typeof importer !== 'function') return compileAnew(code, parameters, options);
  const head = `(function (${parameters.join()}) {`;
  const key = [filename, head].join('\0');
  const last = compiled.get(key);
  const known = last?.code === code ? last : { code, script: scriptOf(key, head, code, filename), importer };
  compiled.set(key, known);
  // That of the test file that runs now: there is one at a time.
  known.importer = importer;
  const run = known.script.runInContext(parsingContext);
  return OF_JEST_CIRCUS.test(filename) ? withTurns(run, parameters.indexOf('require')) : run;
};

/** Lines and columns stay where they were. @type {(key: string, head: string, code: string, filename: string) => vm.Script} */
function scriptOf(key, head, code, filename) {
  return new vm.Script(`${head}${code}\n})`, {
    filename,
    columnOffset: -head.length,
    importModuleDynamically: (/** @type {unknown[]} */ ...asked) => compiled.get(key)?.importer(...asked),
  });
}

const OF_JEST_CIRCUS = /[\\/]node_modules[\\/]jest-circus[\\/]build[\\/]\w+\.js$/;

/** A module that gets `Turns` for Node's storage. @type {(run: ModuleFunction, place: number) => ModuleFunction} */
function withTurns(run, place) {
  return function (...values) {
    const require = values[place];
    /** @param {string} name */
    const instead = (name) => (name === 'node:async_hooks' ? { AsyncLocalStorage: Turns } : require(name));
    values[place] = Object.assign(instead, require);
    return run.apply(this, values);
  };
}

/**
 * Which test or hook runs, for tests that come one after the other, as all here do. Node's storage would follow every
 * promise, a tenth of the tests' time. What fails after its test has ended is counted to the one that runs then.
 */
class Turns {
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

/** The texts of installed packages, which nobody changes while tests run. @type {Map<string, string>} */
const textsOfPackages = new Map();
const OF_PACKAGE = /[\\/]node_modules[\\/]/;

/** Where jest keeps what it has read for one test file. @extends {Map<string, string>} */
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

/** The place of those texts among what jest makes a runtime of. */
const TEXTS = 4;

// `import` of the name finds this one; jest asks for it so.
exports.__esModule = true;
exports.default = class extends Runtime {
  /** @param {any[]} parts */
  constructor(...parts) {
    parts[TEXTS] = new Texts(parts[TEXTS]);
    super(.../** @type {ConstructorParameters<typeof Runtime>} */ (parts));
  }
};
