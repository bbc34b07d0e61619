import { expectAccessible } from '../../support/expect-accessible';
import { KALYNA_ACCOUNT, SVITANOK } from '../../support/people';
import { resizesWindow } from '../../support/stillness';
import { expect, test } from '../../support/test';

const GOOD = { ...SVITANOK, amount: '10,00', purpose: 'Оплата за папір, без ПДВ' };

test('a wrong field is refused under the field, nothing is saved and nothing typed is lost', async ({ person }) => {
  const accountant = await person();
  await accountant.entersWithSession('buh1');
  await accountant.accounts.startsPaymentFrom(KALYNA_ACCOUNT);

  const mistakes = [
    ['amount', 'amount', '12a', 'incorrectAmount'],
    ['amount', 'amount', '1,005', 'incorrectAmount'],
    ['amount', 'amount', '0', 'lessThan1'],
    ['amount', 'amount', '1000000000', 'tooMuch'],
    ['amount', 'amount', '99 999 999,00', 'insufficientFunds'],
    ['creditIban', 'iban', 'UA263052990000026006999000302', 'invalidIban'],
    ['creditIban', 'iban', 'PL61109010140000071219812874', 'invalidIban'],
    ['creditIban', 'iban', 'DE893704004405320130000000000', 'nonUkrainianIban'],
    ['receiverCode', 'code', '92000018', 'invalidOkpo'],
    ['receiverCode', 'code', '0000000000', 'receiverResidentCodeError'],
    ['receiverName', 'name', 'Д'.repeat(141), 'tooLongName'],
    ['purpose', 'purpose', 'п'.repeat(421), 'tooLongPpurp'],
  ] as const;
  for (const [field, part, typed, key] of mistakes) {
    await accountant.payment.fillsIn({ ...GOOD, [part]: typed });
    await accountant.action('save').click();
    await expect(accountant.problem(field), `${field}: ${typed.slice(0, 40)}`).toHaveAttribute('data-problem', key);
    await expect(accountant.field(field)).toHaveValue(formatField(field, typed));
    await expect(accountant.field(field)).toBeFocused();
    await accountant.seesPage('miPmtUahNew');
  }
  await expectAccessible(accountant.page, 'payment form with a problem');

  await test.step('a payment to the Treasury without a structured purpose is refused where it stands', async () => {
    await accountant.payment.fillsIn({ ...GOOD, iban: 'UA308999980310001000000000001', purpose: '' });
    await accountant.action('save').click();
    await expect(accountant.problem('structuredPurpose.paymentKindCode')).toHaveAttribute(
      'data-problem',
      'sep4.spp.fillSpp',
    );
    await expect(accountant.field('structuredPurpose.paymentKindCode').locator('input')).toBeFocused();
  });

  await test.step('a date in the future, and one that does not exist', async () => {
    await accountant.payment.fillsIn(GOOD);
    const bankDay = await accountant.field('documentDate').inputValue();
    for (const typed of [addDays(bankDay, 1), addDays(bankDay, -31), '31.02.2026', 'вчора']) {
      await accountant.field('documentDate').fill(typed);
      await accountant.action('save').click();
      await expect(accountant.problem('documentDate'), typed).toHaveAttribute('data-problem', 'incorrectPDate');
      await expect(accountant.field('documentDate')).toHaveValue(typed);
    }
    await accountant.field('documentDate').fill(bankDay);
    await expect(accountant.problem('documentDate')).toHaveCount(0);
  });

  await test.step('a number that is taken is the bank’s refusal, shown at the number, and the form is kept', async () => {
    const number = await accountant.payment.saves();
    await accountant.action('create').click();
    await accountant.payment.fillsIn(GOOD);
    await accountant.field('number').fill(number);
    // The button moves when the summary begins to warn.
    await expect(accountant.page.locator('[data-warning="lookAlikes"]')).toBeVisible();
    await accountant.action('save').click();
    const warning = accountant.page.locator('[data-dialog="confirmSave"] [data-warning="lookAlikes"]');
    await expect(warning).toContainText(`№ ${number}`);
    const size = accountant.page.viewportSize() ?? { width: 1280, height: 800 };
    await resizesWindow(accountant.page, { width: 360, height: size.height });
    const lines = () => warning.locator('li').evaluate((row) => row.getBoundingClientRect().height / 22);
    await expect.poll(lines, 'number, day and status stand in a line on a phone').toBeLessThan(2);
    await resizesWindow(accountant.page, size);
    await accountant.action('confirmSave').click();
    await expect(accountant.problem('number')).toHaveAttribute('data-problem', 'duplicateNumber');
    await expect(accountant.field('number')).toBeFocused();
    await expect(accountant.field('purpose')).toHaveValue(GOOD.purpose);
    await accountant.field('number').fill(String(Number(number) + 1));
    await accountant.payment.saves();
  });
});

test('leaving a half-filled form asks first and loses nothing when the user stays', async ({ person }) => {
  const accountant = await person();
  await accountant.entersWithSession('buh1');
  await accountant.accounts.startsPaymentFrom(KALYNA_ACCOUNT);
  await accountant.field('receiverName').fill('ТОВ «Недописане»');

  for (const leave of [
    () => accountant.opensMenu('miPmtJournal'),
    () => accountant.payment.choosesAction('back'),
    () => accountant.page.goBack(),
  ]) {
    await leave();
    const question = accountant.page.locator('[data-dialog="leave"]');
    await expect(question).toContainText('Створити платіж');
    await accountant.action('stay').click();
    await expect(question).toBeHidden();
    await expect(accountant.field('receiverName')).toHaveValue('ТОВ «Недописане»');
  }
  await accountant.action('accountMenu').click();
  await accountant.action('exit').click();
  await accountant.action('stay').click();
  await accountant.opensMenu('miPmtJournal');
  await accountant.action('leave').click();
  await accountant.seesPage('miPmtJournal');
});

function formatField(field: string, typed: string): string {
  const isAccount = field === 'creditIban' && typed.startsWith('UA');
  return isAccount ? typed.replace(/(.{4})(?=.)/g, '$1 ') : typed.replaceAll(' ', '\u00a0');
}

/** Adds days to a date `dd.MM.yyyy`. In UTC, where every day has 24 hours. */
function addDays(from: string, days: number): string {
  const [day, month, year] = from.split('.').map(Number);
  const moved = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, (day ?? 0) + days));
  return moved.toISOString().slice(0, 10).split('-').reverse().join('.');
}
