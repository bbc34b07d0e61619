import { join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { syntaxConfigs } from './syntax-configs.mjs';

const linter = new ESLint({
  cwd: join(import.meta.dirname, '../..'),
  overrideConfigFile: true,
  overrideConfig: /** @type {any} */ ([
    { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
    ...syntaxConfigs,
  ]),
});

/** @type {(file: string, text: string) => Promise<number>} */
async function countRefusals(file, text) {
  const [result] = await linter.lintText(text, { filePath: file });
  return result?.messages.length ?? 0;
}

const PAGE = 'remote-accounts/src/features/new.ts';

describe('what is refused by its form', () => {
  it.each([
    ['a key beside a call', "useAnswer(['accounts', ref], ask);"],
    ['a key made of another one', "answerQuery([...accountKeys.all(ref), 'trend'], ask);"],
    ['a key that is made old', "cache.invalidateQueries({ queryKey: ['accounts', ref] });"],
    ['a key of remotes built before', "import { queryKeys } from '@ncb/shared-kernel/remote-contract';"],
    ['a random number that is none', 'Math.random();'],
    ['a dotted date', "import { addDays, toDotted } from '@ncb/shared-kernel/domain/dates';"],
    ['a file that is loaded for its types', "export { type A, type B } from './dialog';"],
    ['a file that is taken in for its types', "import { type A } from './dialog';"],
    ['a function of 101 lines', `export function f() {${'\n'.repeat(100)}}`],
    ['a ternary inside another', 'export const c = a ? 1 : b ? 2 : 3;'],
  ])('is %s on a screen', async (_, text) => {
    expect(await countRefusals(PAGE, text)).toBe(1);
  });

  it.each([
    ['given to a list', 'const list = <List empty={<p>{none}</p>} />;'],
    ['beside a list', 'const list = <>{rows.length === 0 && <p className="ncb-quiet">{none}</p>}</>;'],
    ['beside a loaded list', 'const list = <>{answer.isSuccess && rows.length === 0 && <p>{none}</p>}</>;'],
    ['in place of a list', 'const list = rows.length === 0 ? <p>{none}</p> : <List />;'],
    ['returned', 'function List() { if (rows.length === 0) return <p>{none}</p>; return <ul />; }'],
  ])('is an empty state of its own, %s', async (_, text) => {
    expect(await countRefusals('remote-accounts/src/features/New.tsx', text)).toBe(1);
  });

  it.each([
    ['a window that is resized without waiting', 'await page.setViewportSize({ width: 360, height: 780 });'],
    ['a measure taken once', 'expect(await measureWindowOverflow(page)).toBe(0);'],
  ])('is %s in a story', async (_, text) => {
    expect(await countRefusals('e2e/stories/new.ts', text)).toBe(1);
  });

  it.each([
    [
      'a measure that is asked again',
      'e2e/stories/new.ts',
      'await expect.poll(() => measureWindowOverflow(page)).toBe(0);',
    ],
    ['a type beside a value', PAGE, "export { type A, b } from './dialog';"],
    ['a type of its own', PAGE, "export type { A } from './dialog'; import c, { type B } from './dialog';"],
    ['a file that is loaded for what it does', PAGE, "import './dialog';"],
    ['a named key', PAGE, 'useAnswer(accountKeys.all(ref), ask, [ref]);'],
    ['a key where keys are named', 'shared-kernel/src/queries/new.ts', "useAnswer(['accounts', ref], ask);"],
    [
      'a dotted date of a printout',
      'remote-accounts/src/features/build-new-printout.ts',
      "import { toDotted } from '@ncb/shared-kernel/domain/dates';",
    ],
    [
      'the empty state of all lists',
      'remote-accounts/src/features/New.tsx',
      'const list = <List empty={<EmptyView text={none} />}>{rows.length === 0 && <EmptyView text={none} />}</List>;',
    ],
    [
      'a problem of a field',
      'remote-accounts/src/features/New.tsx',
      'const list = <>{rows.length === 0 && <p className="ncb-field-problem">{none}</p>}</>;',
    ],
    ['a function of 100 lines', PAGE, `export function f() {${'\n'.repeat(99)}}`],
    ['a suite of 101 lines', 'remote-accounts/src/new.test.ts', `describe('x', () => {${'\n'.repeat(100)}});`],
    ['a key in a test', 'remote-accounts/src/features/new.test.ts', "cache.setQueryData({ queryKey: ['x'] });"],
    ['a dialog’s own papers', 'shared-kernel/src/blocks/printing/new.ts', "useAnswer(['print', id], collect);"],
  ])('is not %s', async (_, file, text) => {
    expect(await countRefusals(file, text)).toBe(0);
  });
});
