import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cleanCheckout } from '../deploy/testing/clean-checkout.mjs';
import { temporaryFolder } from '../deploy/testing/samples.mjs';
import { run } from './run.mjs';
import { getTypedFolders } from './tree.mjs';

const checkout = join(temporaryFolder(), 'checkout');
const FAILING = `test('is run', () => expect(1).toBe(2));\n`;

beforeAll(() => {
  cleanCheckout(checkout);
  const files = {
    'package.json': JSON.stringify({ name: '@ncb/remote-planted', version: '1.0.0', type: 'module' }),
    'remote.json': JSON.stringify({
      name: 'planted',
      contract: '^1.0.0',
      owner: 'planted',
      pages: [{ name: 'miPlanted' }],
    }),
    'tsconfig.json': JSON.stringify({ extends: '../tsconfig.base.json', include: ['src/amount.ts'] }),
    'src/amount.ts': `export const amount: number = 'ten';\nPromise.resolve(amount);\n`,
    'src/amount.test.ts': FAILING,
    'src/Screen.test.tsx': FAILING,
  };
  for (const [path, text] of Object.entries(files)) {
    const file = join(checkout, 'remote-planted', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
});

/** @type {(program: string, ...args: string[]) => Promise<{ code: number, output: string }>} */
const inCheckout = (program, ...args) =>
  run(process.execPath, ['--no-warnings', program, ...args], {
    cwd: checkout,
    quiet: true,
  });

it('has its tests run, with and without a page to draw on', async () => {
  const { code, output } = await inCheckout('node_modules/jest/bin/jest.js', 'remote-planted', '--maxWorkers=1');
  expect(code).toBe(1);
  expect(output).toContain('FAIL remote-planted remote-planted/src/amount.test.ts');
  expect(output).toContain('FAIL remote-planted remote-planted/src/Screen.test.tsx');
});

it('has its types checked, and what the rules say of them', async () => {
  expect(getTypedFolders(checkout)).toContain('remote-planted');
  const { code, output } = await inCheckout('tooling/cli.mjs', 'types', 'remote-planted');
  expect(code).not.toBe(0);
  expect(output).toContain('remote-planted/src/amount.ts:1:14: ');
  expect(output).toMatch(/amount\.ts:2:1: .*no-floating-promises/);
});

it('is refused with a list where there is no such package', async () => {
  const { code, output } = await inCheckout('tooling/cli.mjs', 'types', 'remote-plnted');
  expect(code).toBe(1);
  expect(output).toMatch(/^There is no package remote-plnted\. There are: shared-kernel, .*remote-planted/);
});
