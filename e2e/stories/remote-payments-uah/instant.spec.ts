import { expectAccessible } from '../../support/expect-accessible';
import { measureWindowOverflow } from '../../support/overflow';
import { FOP_ACCOUNT, SVITANOK } from '../../support/people';
import { resizesWindow } from '../../support/stillness';
import { expect, test } from '../../support/test';

const PAYMENT = { ...SVITANOK, amount: '24.50', purpose: 'Оплата за пакувальні матеріали, без ПДВ' };
/** The simulated bank of this account answers after 15 s: bank-sandbox/README.md. */
const LATE_IBAN = 'UA573052990000002600123459911';
/** This one does not answer for five minutes. */
const SILENT_IBAN = 'UA033052990000002600123459913';

test('an instant payment is executed in seconds; one without an answer says that its outcome is not known', async ({
  person,
}) => {
  test.setTimeout(180_000);
  const trader = await person();
  const { page, payment, journal } = trader;
  await trader.entersWithSession('fop1', 'main/miAccountsAll');
  let number = '';

  await test.step('it is chosen knowingly: never preselected, with its bound, on all widths', async () => {
    await trader.accounts.startsPaymentFrom(FOP_ACCOUNT);
    await payment.fillsIn({ ...PAYMENT, amount: '100 000,01' });
    const choice = page.locator('input[data-option="instant"]');
    await expect(choice).toBeDisabled();
    await trader.field('amount').fill(PAYMENT.amount);
    await expect(choice).toBeEnabled();
    await expect(choice).not.toBeChecked();
    await choice.check();
    await expect(page.getByText('Миттєвий платіж №')).toBeVisible();
    await expectAccessible(page, 'choice of an instant payment');
    for (const width of [360, 768, 1280, 1440]) {
      await resizesWindow(page, { width, height: 860 });
      await expect.poll(() => measureWindowOverflow(page), `${width} pixels`).toBe(0);
    }
  });

  await test.step('it is signed as instant, and executed within seconds', async () => {
    number = await payment.saves();
    await expect(journal.document(number)).toContainText('Миттєвий платіж на IBAN');
    await journal.signs(number);
    await journal.sends();
    await journal.seesStatus(number, 5);
  });

  await test.step('without an answer the list, the notice and the document say so', async () => {
    await trader.opensMenu('miPmtUahNew');
    await payment.fillsIn({ ...PAYMENT, iban: LATE_IBAN });
    await payment.answersNoCall();
    await page.locator('input[data-option="instant"]').check();
    number = await payment.saves();
    await journal.signs(number);
    await journal.sends();
    await expect(journal.document(number)).toContainText('Результат невідомий', { timeout: 25_000 });
    await expect(page.locator('.ant-notification-notice', { hasText: 'Результат ще не відомий' })).toBeVisible();
  });

  await test.step('the late answer is booked, without a reload', async () => {
    await journal.seesStatus(number, 5);
    await expect(journal.document(number)).not.toContainText('Результат невідомий');
  });

  await test.step('“Check now” asks the other bank, and says that it has not answered', async () => {
    await trader.opensMenu('miPmtUahNew');
    await payment.fillsIn({ ...PAYMENT, iban: SILENT_IBAN });
    await payment.answersNoCall();
    await page.locator('input[data-option="instant"]').check();
    number = await payment.saves();
    await journal.signs(number);
    await journal.sends();
    await expect(journal.document(number)).toContainText('Результат невідомий', { timeout: 25_000 });
    await journal.document(number).locator('[data-action="details"]').click();
    const details = trader.field('documentDetails');
    await details.locator('[data-action="enquire"]').click();
    await expect(details.locator('[data-field="enquiry"]')).toContainText(/Запитали о \d\d:\d\d/u);
    await expectAccessible(page, 'a payment whose outcome is not known');
    await journal.document(number).locator('[data-action="view"]').click();
    const outcome = trader.field('timeline').locator('[data-step="outcome"]');
    await expect(outcome).toContainText(/не пізніше \d\d:\d\d/u);
    await expectAccessible(page, 'the steps of a payment whose outcome is not known');
  });
});
