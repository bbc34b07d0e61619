import { expect, type Page } from '@playwright/test';
import { createMaximumFigure, type Figure } from '../../bank-sandbox/bench/figure';
import type { Person } from '../pages/person';
import { measureColdMount, measureInteractions, measureWarmMount, type Interactions } from './long-list';

const MOUNT_LIMIT_MS = 500;
const TIMES = 3;
const SINCE_ALWAYS = 'main/miPmtJournal?date_start=1990-01-01';

export async function measureJournal(page: Page, director: Person): Promise<readonly Figure[]> {
  const rows = page.locator('.ncb-table tr[data-row]');
  const heads = (column: string) => page.locator(`th[data-column="${column}"]`);
  const inRow = (index: number, action: string) => rows.nth(index).locator(`[data-action="${action}"]`);

  await director.opensTheAddress(SINCE_ALWAYS);
  await rows.first().waitFor();
  const list = page.locator('.ncb-table table');
  await expect(list).toHaveAttribute('aria-rowcount', '10001');
  const cold = await measureColdMount(page, '/get_payments');
  const warm: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    await director.opensMenu('miAccountsAll');
    await director.seesPage('miAccountsAll');
    warm.push(await measureWarmMount(page, 'miPmtJournal', () => page.goBack()));
  }

  const interactions: Interactions = {
    sort: async () => {
      for (const column of ['amount', 'amount', 'amount', 'name_co', 'pmt_num', 'status', 'status', 'status'])
        await heads(column).click();
    },
    select: async () => {
      for (const index of [0, 1, 2]) await inRow(index, 'select').click();
      await director.action('selectAll').click();
      await inRow(1, 'select').click();
      await director.action('selectAll').click();
      await director.action('selectAll').click();
    },
    'what waits for me': async () => {
      for (const view of ['list-mine', 'list-all']) {
        await director.action(view).click();
        await expect(director.action(view)).toHaveAttribute('aria-current', 'page');
      }
      await expect(list).toHaveAttribute('aria-rowcount', '10001');
    },
    expand: async () => {
      for (const index of [0, 1]) await inRow(index, 'details').click();
      for (const index of [0, 1]) await inRow(index, 'details').click();
    },
    'open a row’s menu': async () => {
      await inRow(1, 'rowMenu').click();
      await page.waitForTimeout(200);
      await page.keyboard.press('Escape');
    },
    'type into the search': async () => {
      await director.action('search').click();
      await page.getByRole('dialog').locator('[data-field="receiverName"]').click();
      await page.keyboard.type('Світанок', { delay: 60 });
      await page.keyboard.press('Escape');
    },
  };
  return [
    createMaximumFigure('mount of 10,000 documents, worst of 3', Math.max(...warm), MOUNT_LIMIT_MS, 'ms'),
    createMaximumFigure('from the bank’s answer to the first rows after a reload', cold, MOUNT_LIMIT_MS, 'ms'),
    ...(await measureInteractions(page, interactions)),
  ];
}
