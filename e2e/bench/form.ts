import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response } from '@playwright/test';
import { atMost, type Figure } from '../../bank-sandbox/bench/figure';
import type { Person } from '../pages/person';
import { SVITANOK } from '../support/people';
import { longestTask } from './long-tasks';

const TYPING_LIMIT_MS = 50;
const CODE_LIMIT_KB = 60;
const KEY_DELAY_MS = 40;

/** The form of a hryvnia payment: what opening it loads of the remote, and what typing costs. */
export async function measureForm(page: Page, director: Person): Promise<readonly Figure[]> {
  const loaded: Response[] = [];
  const note = (response: Response) => {
    if (/\/remotes\/payments-uah\/.*\.js$/.test(response.url())) loaded.push(response);
  };
  page.on('response', note);
  await director.opensTheAddress('main/miPmtUahNew');
  await director.field('amount').waitFor();
  await page.waitForLoadState('networkidle');
  page.off('response', note);
  const sizes = await Promise.all(loaded.map(async (response) => gzipSync(await response.body()).length));
  expect(sizes.length, 'files of the remote').toBeGreaterThan(1);
  // What opening the form leaves for idle moments is not typing.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));

  const worst = await longestTask(page, async () => {
    for (const [field, text] of [
      ['name_co', SVITANOK.name],
      ['acnt_co', SVITANOK.iban],
      ['okpo_co', SVITANOK.code],
      ['amount', '1234567,89'],
      ['pay_purp', 'Оплата за папір згідно з договором № 17 від 1 липня 2026 р., рахунок № 5'],
    ] as const) {
      await director.field(field).click();
      await page.keyboard.type(text, { delay: KEY_DELAY_MS });
    }
    await page.keyboard.press('Tab');
  });
  return [
    atMost(
      'code of the remote that opening the form loads, gzip',
      sizes.reduce((a, b) => a + b, 0) / 1024,
      CODE_LIMIT_KB,
      'KB',
    ),
    atMost('longest task while the form is typed', worst, TYPING_LIMIT_MS, 'ms'),
  ];
}
