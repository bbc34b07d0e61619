import { expectAccessible } from '../support/expect-accessible';
import { KALYNA_ACCOUNT, SVITANOK } from '../support/people';
import { expect, test } from '../support/test';

test.use({ prefetchesPages: true });

test('a payment of a company with two signatures goes from the form to the executed document', async ({ person }) => {
  const director = await person();

  await test.step('the director signs in with password and SMS code and sees the balances', async () => {
    await director.opensTheAddress();
    await director.signIn.givesPassword('director2');
    await expectAccessible(director.page, 'sign-in, code');
    await director.field('code').fill(await director.signIn.readsSmsCode());
    await director.action('confirmCode').click();
    await director.seesPage('miAccountsAll');
    await expect(director.page.locator(`[data-row="${KALYNA_ACCOUNT}"]`)).toBeVisible();
  });

  const before = await director.accounts.balanceOf(KALYNA_ACCOUNT);
  let number = '';

  await test.step('he makes a payment from the account’s menu and finds it in the journal with status 0', async () => {
    await director.accounts.startsPaymentFrom(KALYNA_ACCOUNT);
    await director.payment.fillsIn({
      ...SVITANOK,
      amount: '1 234,56',
      purpose: 'Оплата за товар згідно рах. № 15, без ПДВ',
    });
    await expect(director.page.getByText('АТ', { exact: false }).first()).toBeVisible();
    number = await director.payment.saves();
    await director.journal.seesStatus(number, 0);
  });

  await test.step('he signs first: status 2', async () => {
    await director.journal.selects(number);
    await director.signing.opens();
    await expect(director.signing.widget.getByText('Оплата за товар згідно рах. № 15, без ПДВ')).toBeVisible();
    await expect(director.signing.signers).toContainText('Підписів ще немає');
    await expect(director.signing.signers.locator('[data-follows="second"]')).toBeVisible();
    await director.signing.givesKey();
    await director.journal.seesStatus(number, 2);
  });

  const accountant = await person();
  await test.step('the accountant signs second: status 3', async () => {
    await accountant.signsIn('buh1');
    await accountant.opensMenu('miPmtJournal');
    await accountant.journal.seesStatus(number, 2);
    await accountant.journal.signs(number);
    await accountant.journal.seesStatus(number, 3);
  });

  await test.step('removing signatures makes the document new, whoever signed it', async () => {
    await accountant.journal.takesSignaturesOff();
    await accountant.journal.seesStatus(number, 0);
  });

  await test.step('now the accountant signs before the director: statuses 1 and 3', async () => {
    await accountant.action('sign').click();
    await accountant.signing.givesKey();
    await accountant.journal.seesStatus(number, 1);
    await director.action('refresh').click();
    await director.journal.seesStatus(number, 1);
    await director.action('sign').click();
    await expect(director.signing.signers).toContainText(/Уже підписали: .+, другий підпис/);
    await expect(director.signing.signers.locator('[data-follows="last"]')).toBeVisible();
    await director.signing.givesKey();
    await director.signing.ends();
    await director.journal.seesStatus(number, 3);
  });

  await test.step('he sends it: status 4, then the bank executes it: status 5', async () => {
    await director.journal.sends();
    await director.journal.seesStatus(number, 4);
    await director.journal.seesStatus(number, 5);
    await director.journal.document(number).getByRole('link').click();
    await director.seesPage('miPmtUahNew');
    await expect(director.page.locator('[data-status="5"]')).toBeVisible();
    const signatures = director.page.locator('[data-step="signatures"]');
    await expect(signatures).toContainText('Зразкова О. В.');
    await expect(signatures).toContainText('Перевірна Г. І.');
    await expectAccessible(director.page, 'executed payment');
  });

  await test.step('the balance and the ledger show it', async () => {
    await director.opensMenu('miAccountsAll');
    await expect
      .poll(async () => (await director.accounts.balanceOf(KALYNA_ACCOUNT)) === subtract(before, '1234.56'))
      .toBe(true);
    const ledger = await director.opensConsole();
    await expect(ledger.locator('#ledger')).toContainText('1234.56');
    await expect(ledger.locator('#ledger [data-field="sum"]').first()).toHaveText(/^0\.00/);
  });

  await test.step('the language changes at once, also inside the remote, and he signs out', async () => {
    await director.choosesLanguage('English');
    await expect(director.page.getByRole('heading', { name: 'Balances' })).toBeVisible();
    await expect(director.page.locator('html')).toHaveAttribute('lang', 'en');
    await director.choosesLanguage('Русский');
    await expect(director.page.getByRole('heading', { name: 'Остатки' })).toBeVisible();
    await director.signsOut();
    await director.page.goBack();
    await director.seesPage('signIn');
  });
});

function subtract(amount: string, by: string): string {
  const kopecks = BigInt(amount.replace('.', '')) - BigInt(by.replace('.', ''));
  const text = String(kopecks).padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}
