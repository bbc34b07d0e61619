import { expect, type Page } from '@playwright/test';
import { atMost, type Figure } from '../../bank-sandbox/bench/figure';
import type { Person } from '../pages/person';
import { benchInBrowser, coldMount, interactionFigures, type Interactions } from './long-list';
import { weighPage } from './page-code';

const DOCUMENTS = 10_000;
const MOUNT_LIMIT_MS = 700;
const INTERACTION_LIMIT_MS = 100;
const CODE_LIMIT_KB = 60;
const ADDRESS = 'main/miAccountsBilling?fdate=2026-01-01&ldate=2026-12-31&acn_ids=7001';

/** A year of an account with so many documents, as a bank answers it: thirty a day, each of a different sum. */
function answer(): string {
  const documents = Array.from({ length: DOCUMENTS }, (_, place) => {
    const day = new Date(Date.UTC(2026, 0, 1 + Math.floor(place / 30))).toISOString().slice(0, 10);
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
  const sum = (side: number) => {
    const kopecks = documents
      .filter(({ d_k: own }) => own === side)
      .map(({ amount }) => BigInt(amount.replace('.', '')));
    return kopecks.reduce((total, one) => total + one, 0n);
  };
  const written = (units: bigint) => {
    const digits = String(units < 0n ? -units : units).padStart(3, '0');
    return `${units < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
  };
  const [debit, credit] = [sum(0), sum(1)];
  const account = {
    acn_id: '7001',
    iban: 'UA603516070000026003999000001',
    sim_cur: 'UAH',
    cur_ref: '980',
    inc_sal: '0.00',
    out_sal: written(credit - debit),
    dt_cnt: DOCUMENTS / 2,
    ct_cnt: DOCUMENTS / 2,
    debit: written(debit),
    credit: written(credit),
    documents,
  };
  const billing = { clnt_name: 'ТОВ «Калинова Брама»', clnt_code: '91000017', billing_type: 'oper', data: [account] };
  return JSON.stringify({ success: true, billing, fdate: '01.01.2026', ldate: '31.12.2026' });
}

/** `npm run bench -- statements`: a statement of 10,000 documents, the built product in a browser. */
async function measure(page: Page, director: Person): Promise<readonly Figure[]> {
  const body = answer();
  await page.route('**/get_billing?**', (route) => route.fulfill({ contentType: 'application/json', body }));
  const rows = page.locator('.ncb-table tr[data-row]');
  const inRow = (index: number, action: string) => rows.nth(index).locator(`[data-action="${action}"]`);
  const code = await weighPage(page, 'credits-statements', () => director.opensTheAddress(ADDRESS));
  await rows.first().waitFor();
  const list = page.locator('.ncb-table table');
  await expect(list).toHaveAttribute('aria-rowcount', String(DOCUMENTS + 1));
  await expect(page.locator('[data-field="balanced"]')).toBeVisible();
  const cold = await coldMount(page, '/get_billing');

  const interactions: Interactions = {
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
  return [
    atMost('code of the page, gzip', code.page, CODE_LIMIT_KB, 'KB'),
    atMost('from the bank’s answer to the table of 10,000 documents', cold, MOUNT_LIMIT_MS, 'ms'),
    ...(await interactionFigures(page, interactions, INTERACTION_LIMIT_MS)),
  ];
}

await benchInBrowser({}, measure);
