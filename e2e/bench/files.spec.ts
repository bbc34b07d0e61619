import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Person } from '../pages/person';
import { expect, test } from '../support/test';

const ROOT = join(import.meta.dirname, '../..');
const FILES = process.env['NCB_FILES_BENCH'] ?? join(ROOT, 'var/files-bench');

/** Milliseconds from the choice of the file to the last judged row; xls has no promise of its own. Source: issue 8 */
const LIMITS: Readonly<Record<string, number>> = {
  'utf-8.csv': 3_000,
  '1251.csv': 3_000,
  '866.csv': 3_000,
  '1125.csv': 3_000,
  '1251.dbf': 4_000,
  '866.dbf': 4_000,
  'xlsx.xlsx': 8_000,
  'xls.xls': 10_000,
};
const LONG_TASK_LIMIT_MS = 100;
const ROWS = 50_000;
const WRONG_ROWS = 500;

interface Figures {
  readonly outcome: string;
  readonly format: string;
  readonly encoding: string;
  readonly rows: number;
  readonly wrong: number;
  readonly ms: number;
  readonly firstRowsMs: number;
  readonly longestTaskMs: number;
  readonly longestGapMs: number;
}

test('files of 50,000 payments are read in time and leave the page alone', async ({ person, bank }) => {
  await deployBenchPage(bank.site);
  const director = await person();
  await director.signsIn('director1');
  await director.opensMenu('miImpex');
  const rows: (readonly [string, Figures])[] = [];
  for (const name of Object.keys(LIMITS)) rows.push([name, await read(director, name)]);
  print(rows);
  for (const [name, figures] of rows) {
    expect.soft(figures, name).toMatchObject({ outcome: 'done', rows: ROWS, wrong: WRONG_ROWS });
    expect.soft(figures.ms, name).toBeLessThan(LIMITS[name] ?? 0);
    expect.soft(figures.longestTaskMs, name).toBeLessThan(LONG_TASK_LIMIT_MS);
  }
});

/** In the place of the remote with the import page, so that the shell, its headers and its checks are the real ones. */
async function deployBenchPage(folder: string): Promise<void> {
  const tooling = (file: string) => import(pathToFileURL(join(ROOT, 'tooling', file)).href);
  const { siteIn } = (await tooling('deploy/site.mjs')) as { siteIn: (folder: string) => object };
  const { deployRemote } = (await tooling('deploy/remote.mjs')) as {
    deployRemote: (site: object, folder: string) => void;
  };
  deployRemote(siteIn(folder), 'shared-kernel/dist/bench-page');
}

async function read(director: Person, name: string): Promise<Figures> {
  await director.field('file').setInputFiles(join(FILES, name));
  const shown = director.field('figures');
  await expect(shown).not.toBeEmpty({ timeout: 60_000 });
  return JSON.parse(await shown.innerText()) as Figures;
}

function print(rows: readonly (readonly [string, Figures])[]): void {
  const line = (...cells: readonly (string | number)[]) =>
    process.stdout.write(`${cells.map((cell, place) => String(cell).padEnd(place === 0 ? 12 : 15)).join('')}\n`);
  line('file', 'format', 'encoding', 'rows', 'wrong', 'ms', 'limit', 'first rows', 'longest task', 'longest gap');
  for (const [name, { format, encoding, rows: count, wrong, ms, firstRowsMs, longestTaskMs, longestGapMs }] of rows)
    line(name, format, encoding, count, wrong, ms, LIMITS[name] ?? '', firstRowsMs, longestTaskMs, longestGapMs);
}
