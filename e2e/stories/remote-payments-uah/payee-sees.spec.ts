import type { Person } from '../../pages/person';
import { FOP_ACCOUNT, KALYNA_ACCOUNT, MLYN_ACCOUNT } from '../../support/people';
import { expect, test } from '../../support/test';

test.use({ ownBank: 'payee-sees' });

const PURPOSE = 'Оплата за етикетки, без ПДВ';
const PAYMENT = {
  iban: 'UA603516070000026003999000001',
  name: 'ТОВ «Калинова Брама»',
  code: '91000017',
  amount: '31.70',
  purpose: PURPOSE,
};
/** The bank is asked for news every 5 s. */
const WITHIN = { timeout: 15_000 };
const UETR = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/u;

test('payer and payee both see an instant payment with its UETR within seconds, and nobody reloads', async ({
  person,
}) => {
  const [payer, payee] = [await person(), await person()];
  await payer.entersWithSession('fop1');
  await payee.entersWithSession('director1');
  const payerBalances = await payer.opensTab('main/miAccountsAll');
  const payeeBalances = await payee.opensTab('main/miAccountsAll');
  // Another company of the payee's user has a tab and a session of its own.
  const stranger = await person();
  await stranger.entersWithSession('mode1');
  await expect(stranger.page.locator(`[data-row="${MLYN_ACCOUNT}"]`)).toBeVisible();
  await payee.statement.opens(`acn_ids=${KALYNA_ACCOUNT}`);
  await expect(payee.statement.operation(PURPOSE)).toHaveCount(0);
  const [before, received] = [
    await payerBalances.accounts.balanceOf(FOP_ACCOUNT),
    await payeeBalances.accounts.balanceOf(KALYNA_ACCOUNT),
  ];
  const loads = [payer, payee, payerBalances, payeeBalances].map(countLoads);
  const strangersCalls = countAccountCalls(stranger);

  let number = '';
  await test.step('the payer sends it', async () => {
    await payer.accounts.startsPaymentFrom(FOP_ACCOUNT);
    await payer.payment.fillsIn(PAYMENT);
    await payer.page.locator('input[data-option="instant"]').check();
    number = await payer.payment.saves();
    await payer.journal.signs(number);
    await payer.journal.sends();
  });

  let uetr = '';
  await test.step('the payer’s journal and balance show it', async () => {
    await expect(payer.journal.document(number).locator('[data-status="5"]')).toBeVisible(WITHIN);
    await expect.poll(() => payerBalances.accounts.balanceOf(FOP_ACCOUNT), WITHIN).not.toBe(before);
    await payer.journal.document(number).locator('[data-action="details"]').click();
    uetr = (await payer.field('documentDetails').locator('[data-field="uetr"]').innerText()).trim();
    expect(uetr).toMatch(UETR);
  });

  await test.step('the payee’s statement and balance show it too, with the same UETR', async () => {
    await expect(payee.statement.operation(PURPOSE)).toBeVisible(WITHIN);
    await expect.poll(() => payeeBalances.accounts.balanceOf(KALYNA_ACCOUNT), WITHIN).not.toBe(received);
    const details = await payee.statement.opensDetails(PURPOSE);
    await expect(details).toContainText(uetr);
    await expect(details).toContainText('Миттєвий платіж на IBAN');
  });

  expect(
    loads.map((count) => count()),
    'no page was loaded again',
  ).toEqual([0, 0, 0, 0]);
  expect(strangersCalls(), 'another company learns nothing').toBe(0);
});

function countLoads({ page }: Person): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

function countAccountCalls({ page }: Person): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (/acn_list/u.test(request.url())) calls += 1;
  });
  return () => calls;
}
