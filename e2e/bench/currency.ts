import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { createMaximumFigure, withoutLimit, type Figure } from '../../bank-sandbox/bench/figure';
import type { Person } from '../pages/person';
import { ROOT } from '../support/root';
import { watchImport } from './watch-import';
import { longestTask } from './long-tasks';
import { benchInBrowser, measureColdMount, measureInteractions, type Interactions } from './long-list';
import { weighPage } from './weigh-page';

const CONTRACTS = 5_000;
const BENEFICIARIES = 2_000;
const ROWS = 5_000;
const LIMITS = { codeKb: 60, typingMs: 50, mountMs: 500, importMs: 1_500 };
const KEY_DELAY_MS = 40;
const FILES = process.env['NCB_FILES_BENCH'] ?? join(ROOT, 'var/files-bench');

const PAGES = {
  miPmtCurNew: 'amount',
  miPmtCurNewBuy: 'amount',
  miPmtCurNewSale: 'amount',
  miPmtCurNewConvert: 'amount',
  miPmtCurContracts: 'search',
  miPmtCurImport: 'file',
} as const;

async function fulfillMultiplied(
  route: Route,
  list: 'contracts' | 'rows',
  count: number,
  getNames: (index: number) => Readonly<Record<string, unknown>>,
): Promise<void> {
  const answer = await route.fetch();
  const body = (await answer.json()) as Record<string, readonly Record<string, unknown>[]>;
  const rows = body[list] ?? [];
  const more = Array.from({ length: count - rows.length }, (_, index) => ({ ...rows[0], ...getNames(index) }));
  await route.fulfill({ response: answer, json: { ...body, [list]: [...rows, ...more] } });
}

async function routeLongLists(page: Page): Promise<void> {
  await page.route('**/get_contracts*', (route) =>
    fulfillMultiplied(route, 'contracts', CONTRACTS, (index) => ({
      contract_id: String(100_000 + index),
      contract_num: `IMP-${index}`,
      partner: `PARTNER ${index % 500} LTD`,
      cur_ref: index % 2 ? '978' : '840',
      sim_cur: index % 2 ? 'EUR' : 'USD',
      amount: `${10_000 + index}.00`,
    })),
  );
  await page.route('**/get_clnt_catalog*ncb_beneficiary_c*', (route) =>
    fulfillMultiplied(route, 'rows', BENEFICIARIES, (index) => ({
      record_id: String(100_000 + index),
      name: `PARTNER ${index} LTD`,
      account: `DE${index}`,
    })),
  );
}

async function measureCode(page: Page, director: Person): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [name, field] of Object.entries(PAGES)) {
    const code = await weighPage(page, 'currency', async () => {
      await director.opensTheAddress(`main/${name}`);
      await director.field(field).first().waitFor({ state: 'attached' });
    });
    figures.push(createMaximumFigure(`code of ${name}, gzip`, code.page, LIMITS.codeKb, 'KB'));
    if (name === 'miPmtCurNew') {
      figures.push(withoutLimit('words of its remote in one language, gzip', code.words, 'KB'));
      figures.push(withoutLimit('the remote’s container, for all of its pages, gzip', code.container, 'KB'));
    }
  }
  return figures;
}

async function measureTyping(page: Page, director: Person): Promise<readonly Figure[]> {
  const type = async (texts: Readonly<Record<string, string>>) => {
    for (const [field, text] of Object.entries(texts)) {
      await director.field(field).click();
      await page.keyboard.type(text, { delay: KEY_DELAY_MS });
      await page.keyboard.press('Tab');
    }
  };
  const idle = () => page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await director.currency.opens('contract=31');
  await page.waitForLoadState('networkidle');
  await idle();
  const firstStep = await longestTask(page, () =>
    type({ amount: '1234,56', purpose: 'PAYMENT FOR SPARE PARTS UNDER CONTRACT EXP-2026/01', to: 'PARTNER 17' }),
  );
  await director.currency.opens('contract=31');
  await director.field('amount').fill('4000');
  await director.field('purpose').fill('SPARE PARTS');
  await director.currency.goesOn();
  await idle();
  const secondStep = await longestTask(page, () =>
    type({
      'beneficiary.name': ' AND PARTNERS',
      'addressParts.street': 'weg',
      'addressParts.region': 'Brandenburg',
      'beneficiary.code': '123456',
    }),
  );
  await director.opensTheAddress('main/miPmtCurNewBuy');
  await director.field('amount').waitFor();
  await page.waitForLoadState('networkidle');
  await idle();
  const request = await longestTask(page, () => type({ amount: '1234567,89' }));
  return [
    createMaximumFigure('longest task while step one of a payment is typed', firstStep, LIMITS.typingMs, 'ms'),
    createMaximumFigure('longest task while step two is typed', secondStep, LIMITS.typingMs, 'ms'),
    createMaximumFigure('longest task while a request is typed', request, LIMITS.typingMs, 'ms'),
  ];
}

async function measureContracts(page: Page, director: Person): Promise<readonly Figure[]> {
  await director.opensTheAddress('main/miPmtCurContracts');
  const rows = page.locator('.ncb-table tr[data-row]');
  await rows.first().waitFor();
  const cold = await measureColdMount(page, '/get_contracts');
  const heads = (column: string) => page.locator(`th[data-column="${column}"]`);
  const interactions: Interactions = {
    'sort contracts': async () => {
      for (const column of ['contract_num', 'amount', 'amount', 'contract_num']) await heads(column).click();
    },
    'search contracts': async () => {
      await director.field('search').click();
      await page.keyboard.type('PARTNER 77', { delay: 60 });
      for (let letters = 10; letters > 0; letters -= 1) await page.keyboard.press('Backspace', { delay: 30 });
    },
  };
  return [
    createMaximumFigure(
      `from the bank’s answer to ${CONTRACTS.toLocaleString('en')} contracts`,
      cold,
      LIMITS.mountMs,
      'ms',
    ),
    ...(await measureInteractions(page, interactions)),
  ];
}

async function measureImport(page: Page, director: Person): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const ending of ['csv', 'xlsx', 'xml']) {
    await director.opensTheAddress('main/miPmtCurImport');
    await director.field('file').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await watchImport(page, ROWS);
    await director.field('file').setInputFiles(join(FILES, `currency.${ending}`));
    await page.waitForFunction(() => (window as unknown as { judgedMs?: number }).judgedMs !== undefined);
    const took = await page.evaluate(() => (window as unknown as { judgedMs: number }).judgedMs);
    figures.push(
      createMaximumFigure(
        `import of ${ROWS.toLocaleString('en')} rows with all rules, ${ending}`,
        took,
        LIMITS.importMs,
        'ms',
      ),
    );
  }
  return figures;
}

/** `npm run bench -- currency`: measures the pages of currency payments and requests in the built product. */
await benchInBrowser({}, async (page, director) => {
  const code = await measureCode(page, director);
  await routeLongLists(page);
  return [
    ...code,
    ...(await measureTyping(page, director)),
    ...(await measureContracts(page, director)),
    ...(await measureImport(page, director)),
  ];
});
