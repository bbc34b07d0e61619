import { expect, type Page } from '@playwright/test';
import { STATEMENT_ROWS_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { createMaximumFigure, withoutLimit, type Figure } from '../../bank-sandbox/bench/figure';
import type { Person } from '../pages/person';
import { buildOperations, routeStatement } from '../support/route-statement';
import { benchInBrowser, measureColdMount, measureInteractions, type Interactions } from './long-list';
import { longestTask } from './long-tasks';
import { weighPage } from './weigh-page';

const DOCUMENTS = 10_000;
const LONG_YEAR = 50_000;
const MOUNT_LIMIT_MS = 700;
const INTERACTION_LIMIT_MS = 100;
const CODE_LIMIT_KB = 60;
/** Time limits of a file from the click to saving; `statement-files` measures the writing alone. */
const FILE_LIMITS_MS = { camt: 1000, mt940: 1000, xlsx: 2000, pdf: 3500 } as const;
/** Three frames at 60 per second: the page stays responsive while a worker writes. */
const TASK_LIMIT_MS = 50;
const ADDRESS = 'main/miAccountsBilling?fdate=2026-01-01&ldate=2026-12-31&acn_ids=7001';

function buildInteractions(page: Page, director: Person): Interactions {
  const rows = page.locator('.ncb-table tr[data-row]');
  const inRow = (index: number, action: string) => rows.nth(index).locator(`[data-action="${action}"]`);
  return {
    'type into the search': async () => {
      for (const typed of ['Контрагент 77', '>1000', '92000']) {
        await director.field('search').click();
        await page.keyboard.type(typed, { delay: 60 });
        await page.waitForTimeout(900);
        await page.keyboard.press('Escape');
        await page.waitForTimeout(300);
      }
    },
    sort: async () => {
      for (const column of ['amount', 'amount', 'amount', 'name_co', 'doc_n', 'doc_n', 'doc_n'])
        await page.locator(`th[data-column="${column}"]`).click();
    },
    chips: async () => {
      for (const chip of ['flow_in', 'flow_in', 'flow_out', 'flow_out']) {
        await director.field(chip).click();
        await page.waitForTimeout(300);
      }
    },
    groups: async () => {
      for (const group of ['party', 'category', 'account', 'day']) {
        await director.statement.choosesView(group);
        await expect(page).toHaveURL(new RegExp(`group=${group}`));
        await rows.first().waitFor();
      }
    },
    select: async () => {
      for (const index of [0, 1, 2]) await inRow(index, 'select').click();
      await director.action('selectAll').click();
      await director.action('selectAll').click();
    },
    expand: async () => {
      for (const index of [0, 1]) await inRow(index, 'details').click();
      await page.keyboard.press('Escape');
    },
  };
}

/** Measures files made of the list: time from the click, and the page's longest task meanwhile. */
async function measureFiles(page: Page, director: Person): Promise<Figure[]> {
  await director.action('export').click();
  const dialog = page.locator('[data-dialog="statementExport"] [role="dialog"]').first();
  const figures: Figure[] = [];
  for (const [format, limit] of Object.entries(FILE_LIMITS_MS)) {
    await dialog.locator(`[data-option="${format}"]`).check();
    let ms = NaN;
    const task = await longestTask(page, async () => {
      const coming = page.waitForEvent('download', { timeout: 120_000 });
      const started = performance.now();
      await director.action('download').click();
      await coming;
      ms = performance.now() - started;
      // Not `expect`: while waiting it takes accessibility snapshots, whose tasks would count as the page's.
      await dialog.locator('[data-notice="success"], [data-notice="warning"]').waitFor();
    });
    figures.push(
      createMaximumFigure(`${format}, saved`, ms, limit, 'ms'),
      createMaximumFigure(`${format}, longest task of the page`, task, TASK_LIMIT_MS, 'ms'),
    );
  }
  await dialog.locator('[data-action="close"]').click();
  return figures;
}

async function measureHeap(page: Page): Promise<number> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('HeapProfiler.collectGarbage');
  const { usedSize } = await browser.send('Runtime.getHeapUsage');
  await browser.detach();
  return usedSize / 1024 / 1024;
}

/** Measures a year of 50,000 documents; only reported, as the limits apply to 10,000. */
async function measureLongYear(page: Page, director: Person): Promise<Figure[]> {
  await routeStatement(page, buildOperations(LONG_YEAR));
  await director.opensTheAddress(ADDRESS);
  const listed = (count: number) => page.locator(`.ncb-table table[aria-rowcount="${count + 1}"]`).waitFor();
  await listed(STATEMENT_ROWS_MAX);
  let gathered = NaN;
  const task = await longestTask(page, async () => {
    const started = performance.now();
    await director.action('gatherAll').click();
    await listed(LONG_YEAR);
    gathered = performance.now() - started;
  });
  await expect(page.locator('[data-field="balanced"]')).toBeVisible();
  const heap = await measureHeap(page);
  const files = await measureFiles(page, director);
  const interactions = await measureInteractions(page, buildInteractions(page, director));
  return [
    withoutLimit('all of them are listed', gathered, 'ms'),
    withoutLimit('longest task meanwhile', task, 'ms'),
    withoutLimit('heap of the page', heap, 'MB'),
    ...files,
    ...interactions,
  ].map(({ name, measured }) => ({ name: `50,000: ${name}`, measured, limit: '', isKept: true }));
}

/** `npm run bench -- statements`: measures statements of 10,000 and 50,000 documents in the built product. */
async function measure(page: Page, director: Person): Promise<readonly Figure[]> {
  await routeStatement(page, buildOperations(DOCUMENTS));
  const code = await weighPage(page, 'credits-statements', () => director.opensTheAddress(ADDRESS));
  await page.locator('.ncb-table tr[data-row]').first().waitFor();
  await expect(page.locator('.ncb-table table')).toHaveAttribute('aria-rowcount', String(DOCUMENTS + 1));
  await expect(page.locator('[data-field="balanced"]')).toBeVisible();
  const cold = await measureColdMount(page, '/get_billing');
  return [
    createMaximumFigure('code of the page, gzip', code.page, CODE_LIMIT_KB, 'KB'),
    createMaximumFigure('from the bank’s answer to the table of 10,000 documents', cold, MOUNT_LIMIT_MS, 'ms'),
    ...(await measureInteractions(page, buildInteractions(page, director), INTERACTION_LIMIT_MS)),
    ...(await measureFiles(page, director)),
    ...(await measureLongYear(page, director)),
  ];
}

await benchInBrowser({}, measure);
