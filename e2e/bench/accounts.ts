import type { Page } from '@playwright/test';
import { createMaximumFigure, type Figure } from '../../bank-sandbox/bench/figure';
import type { Person } from '../pages/person';
import {
  benchInBrowser,
  measureColdMount,
  measureInteractions,
  measureWarmMount,
  type Interactions,
} from './long-list';

const ACCOUNTS = 10_000;
const HOLDING = 'ТОВ «Холдинг Обрій»';
const MOUNT_LIMIT_MS = 500;
const TIMES = 3;

async function measure(page: Page, director: Person): Promise<readonly Figure[]> {
  const rows = page.locator('.ncb-table tr[data-row]');
  const heads = (column: string) => page.locator(`th[data-column="${column}"]`);
  const inRow = (index: number, action: string) => rows.nth(index).locator(`[data-action="${action}"]`);

  await director.choosesCompany(HOLDING);
  await rows.first().waitFor();
  const cold = await measureColdMount(page, '/acn_list');
  const warm: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    await director.opensMenu('miPmtJournal');
    await director.seesPage('miPmtJournal');
    warm.push(await measureWarmMount(page, 'miAccountsAll', () => director.opensMenu('miAccountsAll')));
  }

  const interactions: Interactions = {
    sort: async () => {
      for (const column of ['sal', 'sal', 'sal', 'acn_n', 'c_sal', 'acn_n', 'acn_n']) await heads(column).click();
    },
    search: async () => {
      await director.field('search').click();
      await page.keyboard.type('Філія 77', { delay: 60 });
      await page.waitForTimeout(300);
      for (let letters = 8; letters > 0; letters -= 1) await page.keyboard.press('Backspace', { delay: 30 });
      await page.waitForTimeout(300);
    },
    filter: async () => {
      await director.field('currencyCode').click();
      await page.locator('[role^="menuitem"]', { hasText: 'USD' }).click();
      await page.locator('[role^="menuitem"]', { hasText: 'EUR' }).click();
      await page.keyboard.press('Escape');
      await director.action('dropCondition').click();
    },
    select: async () => {
      for (const index of [0, 1, 2]) await inRow(index, 'select').click();
      await director.action('selectAll').click();
      await inRow(1, 'select').click();
      await director.action('selectAll').click();
      await director.action('selectAll').click();
    },
    expand: async () => {
      for (const index of [0, 1]) {
        await inRow(index, 'details').click();
        await page.waitForTimeout(500);
      }
      for (const index of [0, 1]) await inRow(index, 'details').click();
    },
    'open a row’s menu': async () => {
      await inRow(1, 'rowMenu').click();
      await page.waitForTimeout(200);
      await page.keyboard.press('Escape');
    },
  };
  return [
    createMaximumFigure(
      `mount of ${ACCOUNTS.toLocaleString('en')} accounts, worst of ${TIMES}`,
      Math.max(...warm),
      MOUNT_LIMIT_MS,
      'ms',
    ),
    createMaximumFigure('from the bank’s answer to the first rows after a reload', cold, MOUNT_LIMIT_MS, 'ms'),
    ...(await measureInteractions(page, interactions)),
  ];
}

await benchInBrowser({ NCB_ACCOUNTS: String(ACCOUNTS) }, measure);
