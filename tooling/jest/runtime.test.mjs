import vm from 'node:vm';
import fc from 'fast-check';

const PLACE = '/somewhere/module.js';

/** @type {(code: string, context: vm.Context, importer?: () => any) => any} */
function compile(code, context, importer = () => undefined) {
  const options = { filename: PLACE, parsingContext: context, importModuleDynamically: importer };
  return vm.compileFunction(code, ['module', 'exports', 'require'], options);
}

/** @type {(text: unknown) => string | undefined} */
const placeIn = (text) => /module\.js:\d+:\d+/.exec(String(text))?.[0];

describe('a module that is compiled once', () => {
  it('runs in each context with things of that context and a state of its own', () => {
    const code = 'let count = 0; module.exports = { next: () => ++count, list: [] };';
    const [one, other] = [vm.createContext(), vm.createContext()].map((context) => {
      const module = { exports: /** @type {any} */ ({}) };
      compile(code, context)(module, module.exports);
      return { ...module.exports, Array: vm.runInContext('Array', context) };
    });
    expect([one.next(), one.next(), other.next()]).toEqual([1, 2, 1]);
    expect(one.list instanceof one.Array).toBe(true);
    expect(one.list instanceof other.Array).toBe(false);
  });

  it('tells faults at the line and column where they stand', () => {
    const context = vm.createContext();
    const thrown = (/** @type {string} */ code) => {
      try {
        compile(code, context)();
        return 'nothing';
      } catch (error) {
        return placeIn(/** @type {Error} */ (error).stack);
      }
    };
    expect(thrown('throw new Error("here");')).toBe('module.js:1:7');
    expect(thrown('\n  throw new Error("here");')).toBe('module.js:2:9');
  });

  it('keeps strictness, and another text at the same place is another module', () => {
    const context = vm.createContext();
    expect(compile('"use strict"; return this;', context).call(undefined)).toBeUndefined();
    expect(compile('return 1;', context)()).toBe(1);
    expect(compile('return 2;', context)()).toBe(2);
    expect(() => compile('return (;', context)).toThrow('Unexpected token');
  });

  it('imports by the test file that runs now', async () => {
    const asked = /** @type {string[]} */ ([]);
    const importer = (/** @type {string} */ name) => async () => {
      asked.push(name);
      throw new Error('not there');
    };
    for (const name of ['first', 'second'])
      await expect(compile('return import("x");', vm.createContext(), importer(name))()).rejects.toThrow('not there');
    expect(asked).toEqual(['first', 'second']);
  });
});

describe('whose turn it is among the tests', () => {
  let before = '';

  it('is known before something is waited for', () => {
    before = String(expect.getState().currentTestName);
    expect(before).toMatch(/before something is waited for$/);
  });

  it('is known after it too', async () => {
    await new Promise((resolve) => setTimeout(resolve));
    expect(expect.getState().currentTestName).toMatch(/after it too$/);
  });
});

it('examples of properties are the same on every run', () => {
  const asked = Number(process.env['NCB_EXAMPLES'] ?? 0);
  expect(fc.readConfigureGlobal()).toMatchObject(asked > 0 ? { numRuns: asked } : { seed: 20_261_121 });
});
