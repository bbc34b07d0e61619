import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { createMaximumFigure, withoutLimit, type Figure } from '../../bank-sandbox/bench/figure';
import type { Person } from '../pages/person';
import { ROOT } from '../support/root';
import { watchImport } from './watch-import';
import { longestTask } from './long-tasks';

const FILES = process.env['NCB_FILES_BENCH'] ?? join(ROOT, 'var/files-bench');

/** Milliseconds from choosing the file to the last checked row; xls has no required limit. */
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

export async function measureImport(page: Page, director: Person): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [name, limit] of Object.entries(LIMITS)) {
    await director.opensTheAddress('main/miImpex');
    // A file is dropped or chosen with the pointer over the area or the focus in it.
    await page.locator('label:has([data-field="file"])').hover();
    await watchImport(page, ROWS);
    const blocked = await longestTask(page, async () => {
      await director.field('file').setInputFiles(join(FILES, name));
      await page.waitForFunction(() => (window as unknown as { judgedMs?: number }).judgedMs !== undefined);
    });
    const took = await page.evaluate(() => (window as unknown as { judgedMs: number }).judgedMs);
    const wrong = await countIn(director, 'total-error');
    expect(wrong, `${name}: every hundredth row has a mistake`).toBe(ROWS / 100);
    figures.push(
      createMaximumFigure(`import of 50,000 rows, ${name}`, took, limit, 'ms'),
      createMaximumFigure(`longest task meanwhile, ${name}`, blocked, LONG_TASK_LIMIT_MS, 'ms'),
    );
  }
  return [...figures, withoutLimit('rows that the page shows of them', await page.locator('tr[data-row]').count(), '')];
}

async function countIn(director: Person, field: string): Promise<number> {
  return Number((await director.field(field).locator('strong').innerText()).replace(/\D/g, ''));
}
