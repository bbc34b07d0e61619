import { expectAccessible } from '../../support/expect-accessible';
import { measureWindowOverflow } from '../../support/overflow';
import { KALYNA_ACCOUNT, MLYN } from '../../support/people';
import { resizesWindow } from '../../support/stillness';
import { expect, test } from '../../support/test';

const REST = { amount: '100,50', purpose: 'Оплата за товар згідно рахунку, без ПДВ' };
const NEARLY = 'ПП «Степовий Млін»';
/** Receiver with an account in a simulated bank that never answers. */
const SILENT = { name: 'ТОВ «Обрій»', iban: 'UA473005280000026007999000777', code: '92000019' };

test('the name of a receiver is compared with the account’s owner while the form is filled in, and a colleague sees the result', async ({
  person,
}) => {
  const director = await person();
  await director.entersWithSession('director1');
  const { page } = director;
  await director.accounts.startsPaymentFrom(KALYNA_ACCOUNT);
  const verdict = (name: string) => page.locator(`[data-page] [data-verdict="${name}"]`);
  const topOfAmount = async () => (await page.locator('input[data-field="amount"]').boundingBox())?.y;

  await test.step('a name that is nearly right is told with the registered one, and nothing below moves', async () => {
    await director.payment.typesReceiver({ ...MLYN, name: NEARLY });
    const before = await topOfAmount();
    await expect(verdict('closeMatch')).toContainText(MLYN.name);
    expect(await topOfAmount()).toBe(before);
    for (const width of [360, 768, 1280]) {
      await resizesWindow(page, { width, height: 900 });
      await expect.poll(() => measureWindowOverflow(page), `${width}`).toBe(0);
    }
    await page.evaluate(() => globalThis.scrollTo(0, 0));
    await expectAccessible(page, 'a payment whose receiver has nearly the right name');
  });

  await test.step('the registered name is taken with one press', async () => {
    await page.locator('[data-action="takeName"]').click();
    await expect(verdict('match')).toBeVisible();
  });

  await test.step('another name is told without the registered one', async () => {
    await director.payment.typesReceiver({ ...MLYN, name: 'ТОВ «Обрій»' });
    await expect(verdict('noMatch')).toBeVisible();
    await expect(verdict('noMatch')).not.toContainText('Млин');
  });

  await test.step('the payment is saved all the same, and the result stands in its panel', async () => {
    await director.payment.fillsIn({ ...MLYN, name: NEARLY, ...REST });
    await expect(verdict('closeMatch')).toBeVisible();
    await director.payment.saves();
    await page.locator('tr[data-row] [data-action="details"]').first().click();
    await expect(page.locator('.ncb-details [data-verdict="closeMatch"]')).toContainText(MLYN.name);
  });

  await test.step('who signs it sees the result beside the text to sign', async () => {
    await director.signing.opens();
    await expect(director.signing.signers.locator('[data-verdict="closeMatch"]')).toContainText(MLYN.name);
  });
});

test('a bank that does not answer leaves the name unchecked and the payment free to be saved', async ({ person }) => {
  const director = await person();
  await director.entersWithSession('director1');
  const { page } = director;
  await director.accounts.startsPaymentFrom(KALYNA_ACCOUNT);
  await director.payment.typesReceiver(SILENT);
  await expect(page.locator('[data-page] [data-verdict="notChecked"]')).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('[data-action="checkNameAgain"]')).toBeVisible();
  await director.payment.fillsIn({ ...SILENT, ...REST });
  await director.payment.answersNoCall();
  await director.payment.saves();
});
