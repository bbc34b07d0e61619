import { expectAccessible } from '../../support/expect-accessible';
import { moveToWorkingDay } from '../../support/move-to-working-day';
import { expect, test } from '../../support/test';
import type { Person } from '../../pages/person';

test.use({ settings: { NCB_ENGINE_DELAY_MS: '400' } });

const [HRYVNIAS, DOLLARS, EUROS] = ['7001', '7002', '7003'];
const [YENS, MILL_HRYVNIAS] = ['7018', '7010'];

const cents = (amount: string) => Math.round(Number(amount) * 100);
/** Fee: 0.20 % of the amount at the official rate, at least 300 hryvnias (seed data). */
const feeOf = (amount: number, rate: number) => Math.max(Math.round(amount * rate * 0.002 * 100), 300_00);

/** The equivalent in hryvnias stands below a currency account's balance. */
async function balanceOf({ page }: Person, account: string): Promise<number> {
  const [balance = ''] = (await page.locator(`[data-row="${account}"] [data-field="sal"]`).innerText()).split('\n');
  return cents(balance.replace(/[^0-9,]/g, '').replace(',', '.'));
}

async function balances(director: Person, ids = [HRYVNIAS, DOLLARS, EUROS]): Promise<readonly number[]> {
  await director.opensTheAddress('main/miAccountsAll');
  await director.seesWholePage('miAccountsAll');
  const sums: number[] = [];
  for (const id of ids) sums.push(await balanceOf(director, id));
  return sums;
}

test('euros to Germany, dollars to America, a payment within the bank and a repayment leave to the cent', async ({
  person,
  bank,
}) => {
  // Four payments and two signers: half of the limit is for busy machines.
  test.setTimeout(300_000);
  await moveToWorkingDay(bank);
  const director = await person();
  const { page, currency } = director;
  await director.entersWithSession('director1');
  const before = await balances(director);
  const ids: string[] = [];

  await test.step('step one tells what is missing; a contract fills in whom it pays', async () => {
    await currency.opens();
    await director.action('next').click();
    await expect(director.problem('amount')).toBeVisible();
    await expect(director.field('amount')).toBeFocused();
    await director.action('more').click();
    await director.action('saveTemplate').click();
    await expect(page.getByText('Перейдіть до другого кроку')).toBeVisible();
    await currency.opens('contract=31');
    await director.field('amount').fill('4000');
    await expect(page.locator('[data-field="contracts.amounts"]')).toHaveValue(/^4\s000,00$/);
    await expect(currency.sum('receives')).toContainText('4 000,00');
    // 4,000 × 48.33 × 0.2 %.
    await expect(currency.sum('fee')).toContainText('386,64 UAH');
    await expect(currency.sum('otherFees')).toContainText('невідомі');
    await expect(currency.feeCard('BEN')).toContainText('8,00 EUR');
    await expectAccessible(page, 'step one of a payment in currency');
  });

  await test.step('the builder writes the purpose, and the partner’s view of it is shown', async () => {
    await director.action('buildPurpose').click();
    await director.field('purposeSubject').fill('spare parts');
    await expect(director.field('builtPurpose')).toContainText('EXP-2026/01');
    await director.action('takePurpose').click();
    await expect(director.field('partnerSees')).toContainText('PAYMENT FOR SPARE PARTS UNDER CONTRACT NO EXP-2026/01');
  });

  await test.step('step two wants the guessed address confirmed; the review adds up', async () => {
    await currency.goesOn();
    await expect(director.field('addressParts.town')).toHaveValue('Berlin');
    await expect(director.field('addressParts.building')).toHaveValue('3');
    await director.action('save').click();
    await expect(page.locator('[data-warning="guessedAddress"] [data-problem="addressToConfirm"]')).toBeVisible();
    await director.action('confirmAddress').click();
    await expectAccessible(page, 'step two of a payment in currency');
    await director.action('save').click();
    await expect(director.field('review_receives')).toContainText('4 000,00 EUR');
    await expect(director.field('review_fee')).toContainText('386,64 UAH');
    await expectAccessible(page, 'review of a payment in currency', '[data-dialog="review"]');
    await director.action('change').click();
    ids.push(await currency.saves());
  });

  await test.step('dollars to America: an account without an IBAN, an intermediary, all fees by the partner', async () => {
    await currency.opens();
    await currency.choosesBeneficiary('EXAMPLE INC.');
    await currency.choosesCurrency('USD');
    await director.field('amount').fill('500');
    await currency.feeCard('BEN').click();
    await currency.choosesBasis('other');
    await director.field('basisText').fill('Invoice 77');
    await director.field('purpose').fill('Консультаційні послуги, рахунок 77');
    await expect(director.field('partnerSees')).toContainText('KONSULTATSIINI POSLUHY, RAKHUNOK 77');
    // 300 hryvnias at 41.50.
    await expect(currency.sum('receives')).toContainText('492,77');
    await currency.goesOn();
    await director.action('confirmAddress').click();
    await director.field('beneficiaryBank.nationalCode').fill('021000021');
    await expect(director.field('intermediaryBank.swift')).toHaveValue('CITIUS33XXX');
    await director.field('intermediaryBank.swift').click();
    await director.field('intermediaryBank.address').click();
    await expect(director.field('intermediaryBank.name')).not.toHaveValue('');
    ids.push(await currency.saves());
  });

  await test.step('within the bank: its own bank is filled in, another bank’s account is refused', async () => {
    await currency.opens();
    await director.field('kind').click();
    await director.option('У межах банку').click();
    await currency.choosesCurrency('EUR');
    await director.field('amount').fill('10,5');
    await currency.feeCard('OUR').click();
    await currency.choosesBasis('agreement');
    await director.field('agreementNumber').fill('ПС-7');
    await director.field('agreementDate').fill('01.06.2026');
    await director.field('purpose').fill('Повернення позики');
    await currency.goesOn();
    await expect(director.field('beneficiaryBank.swift')).toHaveValue('SBXXUA2XXXX');
    await director.field('beneficiary.name').fill('ПП «Степовий Млин»');
    await director.field('beneficiary.account').fill('DE89370400440532013000');
    await director.action('save').click();
    await expect(director.problem('beneficiary.account')).toBeVisible();
    await director.field('beneficiary.account').fill('UA913516070000026006999000020');
    ids.push(await currency.saves());
  });

  let interest = 0;
  await test.step('interest of a credit is repaid by what the address names', async () => {
    await currency.opens('deal=КР-2025/03&repay=interest');
    // Interest accrued to the day; the bank calculates it.
    interest = Math.round(
      Number((await director.field('amount').inputValue()).replace(/\s/g, '').replace(',', '.')) * 100,
    );
    expect(interest).toBeGreaterThan(0);
    await expect(director.field('agreementNumber')).toHaveValue('КР-2025/03');
    await currency.goesOn();
    ids.push(await currency.saves());
  });

  await test.step('both signatures, sent and executed: the accounts have changed by sums and fees alone', async () => {
    const row = (who: Person, id: string) => who.page.locator(`tr[data-row="${id}"]`);
    const accountant = await person();
    await accountant.hasSession('buh1');
    for (const [who, status] of [
      [accountant, '1'],
      [director, '3'],
    ] as const) {
      await who.journal.opens();
      for (const id of ids) await row(who, id).getByRole('checkbox').check();
      await who.signing.opens();
      await who.signing.givesKey();
      await who.signing.dialog.locator('[data-action="close"]').click();
      for (const id of ids) await expect(row(who, id).locator('[data-status]')).toHaveAttribute('data-status', status);
    }
    await director.journal.opens();
    for (const id of ids) await row(director, id).getByRole('checkbox').check();
    await director.journal.sends();
    for (const id of ids) await expect(row(director, id).locator('[data-status]')).toHaveAttribute('data-status', '5');
    const after = await balances(director);
    const [hryvnias = 0, dollars = 0, euros = 0] = before.map((amount, index) => amount - (after[index] ?? 0));
    expect(euros).toBe(4000_00 + 10_50 + interest);
    expect(dollars).toBe(500_00);
    expect(hryvnias).toBe(feeOf(4000, 48.33) + feeOf(10.5, 48.33) + feeOf(interest / 100, 48.33));
  });
});

test('yens are paid whole, from another company whose director signs alone', async ({ person, bank }) => {
  const director = await person();
  const { page, currency } = director;
  await director.entersWithSession('director1');
  await director.choosesCompany('Степовий Млин');
  const before = await balances(director, [YENS, MILL_HRYVNIAS]);
  await currency.opens();
  await currency.choosesCurrency('JPY');
  await currency.choosesBasis('other');
  await director.field('basisText').fill('Invoice 7');
  await director.field('purpose').fill('SPARE PARTS, INVOICE 7');
  await director.field('amount').fill('10000,50');
  await director.action('next').click();
  await expect(director.problem('amount')).toBeVisible();
  await director.field('amount').fill('10000');
  await currency.goesOn();
  await director.field('beneficiary.country').click();
  await page.keyboard.type('япон');
  await director.option('Японія').click();
  for (const [field, text] of Object.entries({
    'beneficiary.name': 'TEST SHOJI K.K.',
    'beneficiary.account': '1234567',
    'addressParts.town': 'Tokyo',
    'beneficiaryBank.swift': 'MHCBJPJT',
  }))
    await director.field(field).fill(text);
  await director.field('beneficiaryBank.address').click();
  await expect(director.field('beneficiaryBank.name')).not.toHaveValue('');
  const id = await currency.saves();
  const row = page.locator(`tr[data-row="${id}"]`);
  await row.getByRole('checkbox').check();
  await director.signing.opens();
  await director.signing.givesKey();
  await director.signing.ends();
  await expect(row.locator('[data-status]')).toHaveAttribute('data-status', '3');
  await director.journal.opens();
  await row.getByRole('checkbox').check();
  await director.journal.sends();
  await expect(row.locator('[data-status]')).toHaveAttribute('data-status', '4');
  // A payment to Tokyo takes two bank days.
  await bank.operator('day', '+7');
  await expect(row.locator('[data-status]')).toHaveAttribute('data-status', '5');
  const rest = await balances(director, [YENS, MILL_HRYVNIAS]);
  // For so few yen the minimum fee applies.
  expect(before.map((amount, index) => amount - (rest[index] ?? 0))).toEqual([10_000_00, 300_00]);
});
