import { expectAccessible } from '../../support/expect-accessible';
import { KALYNA_ACCOUNT, MLYN, SVITANOK } from '../../support/people';
import { expect, test } from '../../support/test';

const OTHER_CODE = '91000017';
const REST = { amount: '100,50', purpose: 'Оплата за товар згідно рахунку, без ПДВ' };

test('a code that is not the account owner’s is told while it is typed: a bar at this bank, a question at another', async ({
  person,
}) => {
  const director = await person();
  await director.entersWithSession('director1');
  const { page } = director;
  await director.accounts.startsPaymentFrom(KALYNA_ACCOUNT);
  const problem = page.locator('[data-problem="codeNotOfAccount"]');
  const question = page.locator('[data-page] [data-warning="seenWithOthers"]');

  await test.step('an account of this bank with the code of another company is not saved', async () => {
    await director.payment.fillsIn({ ...MLYN, code: OTHER_CODE, ...REST });
    await expect(problem).toBeVisible();
    await page.keyboard.press('Control+KeyS');
    await expect(page.locator('input[data-field="receiverCode"]')).toBeFocused();
    await expectAccessible(page, 'a payment with a code of another owner');
  });

  await test.step('its own code is right', async () => {
    await page.keyboard.press('Control+KeyA');
    await page.keyboard.type(MLYN.code);
    await expect(problem).toHaveCount(0);
  });

  await test.step('an account of another bank that was paid with another code is asked about, and confirmed by keyboard', async () => {
    await director.payment.typesReceiver({ ...SVITANOK, code: OTHER_CODE });
    await expect(question).toContainText(SVITANOK.code);
    await expect(problem).toHaveCount(0);
    await page.keyboard.press('Control+KeyS');
    await expect(page.locator('[data-dialog="confirmSave"] [data-warning="seenWithOthers"]')).toContainText(
      SVITANOK.code,
    );
    await page.keyboard.press('Control+KeyS');
    await expect(page.locator('[data-dialog="confirmSave"]')).toHaveCount(0);
  });
});
