import { setTimeout } from 'node:timers/promises';
import { importTooling } from '../support/import-tooling';
import { findShifts, resizesWindow } from '../support/stillness';
import { expect, test } from '../support/test';

interface Tree {
  listRemotesInTree: () => {
    readonly folder: string;
    readonly description: { readonly pages: { readonly name: string }[] };
  }[];
}

const { listRemotesInTree } = await importTooling<Tree>('packages/tree.mjs');

/** Pages of the shell, which no remote serves. */
const SHELL_PAGES = ['today', 'changePasswd'];

/** Measured by its own story. */
const PUBLIC: readonly string[] = ['register'];

const WIDTHS: readonly number[] = [1440, 1024, 768, 360];

/** Sum of layout shifts per page. */
const SHIFT_MAX = 0.02;

/** Latency of each answer of the bank: placeholders are painted, so their shapes count. */
const LATENCY_MS = 150;

const PARTS = [
  { folder: 'shell', names: SHELL_PAGES },
  ...listRemotesInTree().map(({ folder, description }) => ({
    folder,
    names: description.pages.map(({ name }) => name).filter((name) => !PUBLIC.includes(name)),
  })),
];

for (const { folder, names } of PARTS)
  test(`no page moves while it loads: ${folder}`, async ({ person }) => {
    test.setTimeout(60_000 + names.length * 120_000);
    const director = await person();
    const { page } = director;
    await director.hasSession('director1');
    await page.route('**/ncb/api/**', async (route) => {
      await setTimeout(LATENCY_MS);
      await route.continue();
    });
    for (const width of WIDTHS) {
      await resizesWindow(page, { width, height: 900 });
      for (const name of names) {
        await director.opensTheAddress(`main/${name}`);
        await director.seesWholePage(name);
        const shifts = await findShifts(page);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        const moved = shifts.map((shift) => JSON.stringify(shift)).join('\n');
        expect.soft(sum, `${name} at ${width} pixels moved:\n${moved}`).toBeLessThanOrEqual(SHIFT_MAX);
      }
    }
  });
