import type { Page } from '@playwright/test';
import { createMaximumFigure, withoutLimit, type Figure } from '../../bank-sandbox/bench/figure';
import type { Person } from '../pages/person';
import { SVITANOK } from '../support/people';
import { longestTask } from './long-tasks';
import { weighPage } from './weigh-page';

const TYPING_LIMIT_MS = 50;
const CODE_LIMIT_KB = 60;
const KEY_DELAY_MS = 40;

export async function measureForm(page: Page, director: Person): Promise<readonly Figure[]> {
  const sizes = await weighPage(page, 'payments-uah', async () => {
    await director.opensTheAddress('main/miPmtUahNew');
    await director.field('amount').waitFor();
  });
  // Work that opening the form postpones to idle time must not count as typing.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));

  const worst = await longestTask(page, async () => {
    await director.field('receiverName').click();
    await page.keyboard.type(SVITANOK.name, { delay: KEY_DELAY_MS });
    await page.keyboard.press('Tab');
    for (const [field, text] of [
      ['creditIban', SVITANOK.iban],
      ['receiverCode', SVITANOK.code],
      ['amount', '1234567,89'],
      ['purpose', 'Оплата за папір згідно з договором № 17 від 1 липня 2026 р., рахунок № 5'],
    ] as const) {
      await director.field(field).click();
      await page.keyboard.type(text, { delay: KEY_DELAY_MS });
    }
    await page.keyboard.press('Tab');
  });
  return [
    createMaximumFigure('code that the form needs, its libraries too, gzip', sizes.page, CODE_LIMIT_KB, 'KB'),
    withoutLimit('words of its remote in one language, gzip', sizes.words, 'KB'),
    withoutLimit('the remote’s container, for all of its pages, gzip', sizes.container, 'KB'),
    createMaximumFigure('longest task while the form is typed', worst, TYPING_LIMIT_MS, 'ms'),
  ];
}
