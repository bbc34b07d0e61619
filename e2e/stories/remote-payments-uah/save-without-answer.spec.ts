import type { Page } from '@playwright/test';
import type { Person } from '../../pages/person';
import { expectAccessible } from '../../support/expect-accessible';
import { measureWindowOverflow } from '../../support/overflow';
import { SVITANOK } from '../../support/people';
import { resizesWindow } from '../../support/stillness';
import { expect, expectedComplaints, test } from '../../support/test';

const PAYMENT = { ...SVITANOK, amount: '24 500', purpose: 'Оплата за пакувальні матеріали зг. рах. № 1187' };

const notice = (page: Page) => page.locator('[data-notice="unsaved"]');

function countsSaves(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => (count += Number(request.url().endsWith('/save_pmt'))));
  return () => count;
}

async function seesNotice(person: Person, words: string): Promise<void> {
  await expect(notice(person.page)).toContainText(words);
  for (const width of [360, 768, 1280, 1440]) {
    await resizesWindow(person.page, { width, height: 860 });
    await expect(notice(person.page)).toBeInViewport({ ratio: 1 });
    await expect.poll(() => measureWindowOverflow(person.page), `${width} pixels`).toBe(0);
  }
  await resizesWindow(person.page, { width: 1280, height: 860 });
}

test('a payment saved without a network is not saved, says so, and waits for the user when the network is back', async ({
  person,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/);
  const accountant = await person();
  const { page } = accountant;
  const saves = countsSaves(page);
  await accountant.entersWithSession('buh1', 'main/miPmtUahNew');
  await accountant.hasNoDrafts();
  await accountant.payment.fillsIn(PAYMENT);
  // The numerals load on first use; without a network their download would fail.
  await expect(accountant.field('amountInWords')).toContainText('Двадцять чотири тисячі');

  await test.step('the press is answered beside its button', async () => {
    await page.context().setOffline(true);
    await page.keyboard.press('Control+S');
    await seesNotice(accountant, 'Немає зв’язку, платіж не збережено');
    await expectAccessible(page, 'a payment that is not saved');
  });

  await test.step('the network comes back and nothing happens by itself', async () => {
    await page.context().setOffline(false);
    await seesNotice(accountant, 'Зв’язок є, але платіж не збережено');
    await accountant.seesPage('miPmtUahNew');
    expect(saves()).toBe(0);
  });

  await test.step('the network goes behind the question: it says so there, and the answer stays the user’s', async () => {
    await accountant.action('save').click();
    // Without the network the confirmation would not appear; that is the first step's case.
    await expect(accountant.action('confirmSave')).toBeVisible();
    await page.context().setOffline(true);
    await accountant.action('confirmSave').click();
    await seesNotice(accountant, 'Немає зв’язку, платіж не збережено');
    await page.context().setOffline(false);
    await accountant.action('confirmSave').click();
    await accountant.seesPage('miPmtJournal');
  });
});

test('an answer that is cut in half leaves one payment: it may be saved, and a second press saves no other', async ({
  person,
}) => {
  const accountant = await person();
  const { page } = accountant;
  const saves = countsSaves(page);
  await accountant.entersWithSession('buh1', 'main/miPmtUahNew');
  await accountant.hasNoDrafts();
  await accountant.payment.fillsIn({ ...PAYMENT, amount: '24 501' });
  const number = await accountant.field('number').inputValue();
  await page.route(
    '**/save_pmt',
    async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({ response, body: body.slice(0, body.length / 2) });
    },
    { times: 1 },
  );

  await accountant.action('save').click();
  await accountant.action('confirmSave').click();
  await seesNotice(accountant, 'можливо, платіж уже збережено');
  await accountant.action('confirmSave').click();
  await accountant.seesPage('miPmtJournal');
  expect(saves()).toBe(2);
  const rows = page.locator('.ncb-table tr[data-row]', { hasText: '24\u00a0501,00' });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(number);
});
