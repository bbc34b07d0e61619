import { expectAccessible } from '../../support/expect-accessible';
import { FOP_ACCOUNT, SVITANOK } from '../../support/people';
import { expect, test } from '../../support/test';

// The delay of a bank in use: sending can be undone until the bank starts.
test.use({ settings: { NCB_ENGINE_DELAY_MS: '7000' } });

test('what was sent by mistake is taken back from the notice, stays signed, and is sent again', async ({ person }) => {
  const trader = await person();
  const { page, payment, journal } = trader;
  await trader.entersWithSession('fop1', 'main/miAccountsAll');
  await trader.accounts.startsPaymentFrom(FOP_ACCOUNT);
  await payment.fillsIn({ ...SVITANOK, amount: '31.70', purpose: 'Оплата за пакувальні матеріали, без ПДВ' });
  const number = await payment.saves();
  await journal.signs(number);
  await journal.sends();
  await expect(trader.action('undoSend')).toBeVisible();
  await expectAccessible(page, 'notice about sending');
  await trader.action('undoSend').click();
  await expect(page.locator('.ant-notification-notice', { hasText: 'Відправлення скасовано' })).toBeVisible();
  await journal.seesStatus(number, 3);
  await journal.sends();
  await journal.seesStatus(number, 5);
});
