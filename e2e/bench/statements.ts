import { expect, type Page } from '@playwright/test';
import { parseDotted, toDotted } from '@ncb/shared-kernel/domain/dates';
import { formatMinor } from '@ncb/shared-kernel/domain/money';
import { STATEMENT_ROWS_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { createMaximumFigure, withoutLimit, type Figure } from '../../bank-sandbox/bench/figure';
import type { Person } from '../pages/person';
import { benchInBrowser, coldMount, interactionFigures, type Interactions } from './long-list';
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

interface Documents {
  readonly days: readonly string[];
  readonly rows: readonly { readonly amount: string; readonly d_k: number }[];
}

function buildYear(count: number): Documents {
  const perDay = Math.ceil(count / 334);
  const days = Array.from({ length: count }, (_, place) =>
    new Date(Date.UTC(2026, 0, 1 + Math.floor(place / perDay))).toISOString().slice(0, 10),
  );
  const rows = days.map((day, place) => {
    const dotted = day.split('-').toReversed().join('.');
    const isCredit = place % 2 === 1;
    return {
      nopinf: String(10_000_000 + place),
      bank_time: `${dotted} 09:00:00`,
      cond_time: dotted,
      time_e: `${dotted} 09:05:00`,
      in_out: '1',
      doc_n: String(place + 1),
      acn_n: '26003999000001',
      acn_id: '7001',
      sim_cur: 'UAH',
      cur_ref: '980',
      corr_info: '',
      mfo_co: '305299',
      acnt_co: `UA26305299000002600${String(place % 400).padStart(10, '0')}`,
      name_co: `ТОВ «Контрагент ${place % 400}»`,
      okpo_co: String(92_000_000 + (place % 400)),
      pay_purp: `Оплата за рахунком № ${place + 1} від ${dotted} згідно договору поставки № 17-Л, у т.ч. ПДВ 20 %`,
      amount: `${100 + (place % 977)}.${String(place % 100).padStart(2, '0')}`,
      d_k: isCredit ? 1 : 0,
      fromKb: isCredit ? 0 : 1,
    };
  });
  return { days, rows };
}

function buildAnswer({ days, rows }: Documents, start: string, end: string): string {
  const requested = rows.filter((_, place) => start <= (days[place] ?? '') && (days[place] ?? '') <= end);
  const sideOf = (part: Documents['rows'], side: number) => part.filter(({ d_k: own }) => own === side);
  const sum = (part: Documents['rows']) =>
    part.reduce((total, { amount }) => total + BigInt(amount.replace('.', '')), 0n);
  const balance = (part: Documents['rows']) => sum(sideOf(part, 1)) - sum(sideOf(part, 0));
  const before = rows.filter((_, place) => (days[place] ?? '') < start);
  const [debits, credits] = [sideOf(requested, 0), sideOf(requested, 1)];
  const account = {
    acn_id: '7001',
    iban: 'UA603516070000026003999000001',
    sim_cur: 'UAH',
    cur_ref: '980',
    inc_sal: formatMinor(balance(before)),
    out_sal: formatMinor(balance(before) + balance(requested)),
    dt_cnt: debits.length,
    ct_cnt: credits.length,
    debit: formatMinor(sum(debits)),
    credit: formatMinor(sum(credits)),
    documents: requested.slice(0, STATEMENT_ROWS_MAX),
  };
  const billing = { clnt_name: 'ТОВ «Калинова Брама»', clnt_code: '91000017', billing_type: 'oper', data: [account] };
  const truncated = requested.length > STATEMENT_ROWS_MAX ? '1' : '0';
  return JSON.stringify({ success: true, billing, fdate: toDotted(start), ldate: toDotted(end), truncated });
}

async function routeAnswers(page: Page, documents: Documents): Promise<void> {
  const cached = new Map<string, string>();
  await page.unrouteAll();
  await page.route('**/get_billing?**', async (route) => {
    const { searchParams } = new URL(route.request().url());
    const [start, end] = ['fdate', 'ldate'].map((name) => parseDotted(searchParams.get(name) ?? '') ?? '');
    const requested = `${start}-${end}`;
    const body = cached.get(requested) ?? buildAnswer(documents, start ?? '', end ?? '');
    cached.set(requested, body);
    await route.fulfill({ contentType: 'application/json', body });
  });
}

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
      for (const chip of ['flow_in', 'flow_in', 'without_own', 'without_own']) {
        await director.field(chip).click();
        await page.waitForTimeout(300);
      }
    },
    groups: async () => {
      for (const group of ['party', 'category', 'account', 'day']) {
        await director.action(`list-${group}`).click();
        await expect(director.action(`list-${group}`)).toHaveAttribute('aria-current', 'page');
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
  await routeAnswers(page, buildYear(LONG_YEAR));
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
  const interactions = await interactionFigures(page, buildInteractions(page, director));
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
  await routeAnswers(page, buildYear(DOCUMENTS));
  const code = await weighPage(page, 'credits-statements', () => director.opensTheAddress(ADDRESS));
  await page.locator('.ncb-table tr[data-row]').first().waitFor();
  await expect(page.locator('.ncb-table table')).toHaveAttribute('aria-rowcount', String(DOCUMENTS + 1));
  await expect(page.locator('[data-field="balanced"]')).toBeVisible();
  const cold = await coldMount(page, '/get_billing');
  return [
    createMaximumFigure('code of the page, gzip', code.page, CODE_LIMIT_KB, 'KB'),
    createMaximumFigure('from the bank’s answer to the table of 10,000 documents', cold, MOUNT_LIMIT_MS, 'ms'),
    ...(await interactionFigures(page, buildInteractions(page, director), INTERACTION_LIMIT_MS)),
    ...(await measureFiles(page, director)),
    ...(await measureLongYear(page, director)),
  ];
}

await benchInBrowser({}, measure);
