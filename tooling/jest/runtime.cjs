/**
 * Jest's runtime, less dear in two places (docs/adr/0088): each module is compiled once, not for every test file anew, and
 * whose turn it is among the tests is remembered without Node's hooks on every promise.
 */
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/**
 * @typedef {(...asked: any[]) => any} Importer
 * @typedef {(this: unknown, ...values: any[]) => unknown} ModuleFunction
 */

/**
 * What has been compiled, by place, parameters and text. A script can be run in any number of contexts.
 * @type {Map<string, { script: vm.Script, importer: Importer }>}
 */
const compiled = new Map();
const compileAnew = vm.compileFunction;

/** @type {(code: string, parameters?: readonly string[], options?: vm.CompileFunctionOptions) => any} */
vm.compileFunction = (code, parameters = [], options = {}) => {
  const { filename = '', importModuleDynamically: importer, parsingContext } = options;
  if (!parsingContext || typeof importer !== 'function') return compileAnew(code, parameters, options);
  const head = `(function (${parameters.join()}) {`;
  const key = [filename, head, code].join('\0');
  const known = compiled.get(key) ?? { script: scriptOf(key, head, code, filename), importer };
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

// `import` of the name finds this one; jest asks for it so.
exports.__esModule = true;
exports.default = Runtime;
