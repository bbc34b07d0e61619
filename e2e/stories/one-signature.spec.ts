import { KALYNA_ACCOUNT, MLYN_ACCOUNT } from '../support/people';
import { expect, test } from '../support/test';

test.use({ prefetchesPages: true });

/** Company with one signature; shell and widget on two host names of one port. */
test('a payment of a company with one signature is ready after the director signed it', async ({ person, bank }) => {
  expect(new URL(bank.appOrigin).port).toBe(new URL(bank.signOrigin).port);
  const director = await person();
  await director.signsIn('director1');
  const before = await director.accounts.balanceOf(KALYNA_ACCOUNT);

  await director.choosesCompany('Степовий Млин');
  await expect(director.page.locator(`[data-row="${MLYN_ACCOUNT}"]`)).toBeVisible();
  await expect(director.page.locator(`[data-row="${KALYNA_ACCOUNT}"]`)).toHaveCount(0);

  await director.accounts.startsPaymentFrom(MLYN_ACCOUNT);
  await director.payment.fillsIn({
    iban: 'UA603516070000026003999000001',
    name: 'ТОВ «Калинова Брама»',
    code: '91000017',
    amount: '250.40',
    purpose: 'Повернення коштів, без ПДВ',
  });
  const number = await director.payment.saves();
  await director.journal.seesStatus(number, 0);
  await director.journal.signs(number);
  await director.journal.seesStatus(number, 3);
  await director.journal.sends();
  await director.journal.seesStatus(number, 4);
  await director.journal.seesStatus(number, 5);
  await director.journal.document(number).locator('[data-action="details"]').click();
  const uetr = (await director.field('documentDetails').locator('[data-field="uetr"]').textContent())?.trim() ?? '';
  expect(uetr).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);

  await test.step('the list’s own search finds the payment by it', async () => {
    await director.action('clearSelection').click();
    await director.field('search').fill(uetr.toUpperCase());
    await expect(director.journal.document(number)).toBeVisible();
    await director.field('search').fill(uetr.replace(/^./, 'x'));
    await expect(director.journal.document(number)).toHaveCount(0);
  });

  await test.step('the receiver is a customer of the same bank: his balance has risen', async () => {
    await director.choosesCompany('Калинова Брама');
    await director.opensMenu('miAccountsAll');
    await expect.poll(() => director.accounts.balanceOf(KALYNA_ACCOUNT)).not.toBe(before);
  });

  await test.step('the receiver finds the payment by the payer’s UETR, which stands in its details', async () => {
    await director.statement.opens(`acn_ids=${KALYNA_ACCOUNT}`);
    await director.statement.finds(uetr);
    await expect(director.statement.rows).toHaveCount(1);
    const details = await director.statement.opensDetails('Повернення коштів');
    await expect(details).toContainText(uetr);
  });
});
