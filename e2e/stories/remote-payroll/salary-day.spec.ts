import { readFile } from 'node:fs/promises';
import type { Person } from '../../pages/person';
import { expectAccessible } from '../../support/expect-accessible';
import { callBank } from '../../support/call-bank';
import { storePayroll, type Receiver, type StoredPayroll } from '../../support/payrolls';
import { expect, test } from '../../support/test';

/**
 * Seed data: the first has an account with our bank that will be closed, the second exists only in the company's list.
 */
const UMOVNA: Receiver = {
  tin: '0148102804',
  lastname: 'Умовна',
  firstname: 'Оксана',
  middlename: 'Тестівна',
  emp_acn: 'UA883516070000026202999000200',
};
const CHERNETKO: Receiver = {
  tin: '0185103014',
  lastname: 'Чернетко',
  firstname: 'Матвій',
  middlename: 'Тестович',
  emp_acn: 'UA273052990000026205999000210',
};
/** Chernetko's new account, an individual's account at another bank: company accounts cannot receive salary. */
const NEW_ACCOUNT = 'UA483052990000026205999000220';
/** Operator of the seed data, who initially cannot see payrolls. */
const OPERATOR_ID = '504';

async function signsAll(person: Person, { id, salary, fee }: StoredPayroll): Promise<void> {
  await person.payrolls.opens();
  await person.payrolls.signs(id);
  await person.journal.opens();
  await person.journal.selects(salary, fee);
  await person.signing.opens();
  await person.signing.givesKey();
  // For several documents the dialog shows the results and stays open.
  await person.signing.dialog.locator('[data-action="close"]').click();
  await expect(person.signing.dialog).toBeHidden();
}

async function sendsAll(person: Person, { id, salary, fee }: StoredPayroll): Promise<void> {
  await person.journal.opens();
  await person.journal.selects(salary, fee);
  await person.journal.sends();
  await person.journal.seesStatus(salary, 4);
  await person.payrolls.opens();
  await person.payrolls.selects(id);
  await person.journal.sends();
}

test('two half months are paid: an account changes, a row comes back, and nobody sees more than he may', async ({
  person,
  bank,
}) => {
  test.setTimeout(360_000);
  const accountant = await person();
  const director = await person();
  await accountant.entersWithSession('buh1');
  await director.entersWithSession('director2');
  const { page } = accountant;
  const employee = (name: string) => page.locator('tr[data-row]', { hasText: name });
  let first: StoredPayroll;

  await test.step('the first half is signed by two, sent, and paid to everybody', async () => {
    first = await storePayroll(page, { number: '901', half: '1', amount: '1500.00', receivers: [UMOVNA, CHERNETKO] });
    await accountant.goesTo(`main/miPayrollNew?id=${first.id}`);
    await expect(accountant.field('nameResults')).toHaveText('збігаються – 1', { timeout: 15_000 });
    await signsAll(accountant, first);
    await accountant.payrolls.opens();
    await accountant.payrolls.seesStatus(first.id, 1);
    await signsAll(director, first);
    await director.payrolls.opens();
    await director.payrolls.seesStatus(first.id, 3);
    await expectAccessible(director.page, 'payrolls');
    await sendsAll(director, first);
    await director.payrolls.seesStatus(first.id, 5);
  });

  await test.step('the employees tell what they got, once somebody asks; one of them gets another account', async () => {
    await accountant.opensMenu('miEmployees');
    await accountant.seesWholePage('miEmployees');
    await accountant.field('search').fill('Чернетко');
    await expect(employee('Чернетко')).toContainText('•••••');
    await expect(employee('Чернетко')).not.toContainText('1 500,00');
    await accountant.action('showAmounts').first().click();
    await expect(employee('Чернетко')).toContainText('1 500,00');
    await expectAccessible(page, 'employees');
    await employee('Чернетко').locator('[data-action="rowMenu"]').click();
    await accountant.action('edit').click();
    const dialog = page.locator('[data-dialog="employee"]');
    await dialog.locator('[data-field="account"]').fill('UA26305299000002600699900030');
    await accountant.action('saveRecord').click();
    await expect(accountant.problem('account')).toHaveAttribute('data-problem', 'invalidIban');
    await expectAccessible(page, 'dialog of an employee', '[data-dialog="employee"]');
    await dialog.locator('[data-field="account"]').fill(NEW_ACCOUNT);
    await accountant.action('saveRecord').click();
    await expect(dialog).toBeHidden();
    await employee('Чернетко').locator('[data-action="details"]').click();
    const accounts = accountant.field('accounts');
    await expect(accounts.locator(`[data-row="${NEW_ACCOUNT}"]`)).toContainText('зараз');
    await expect(accounts.locator(`[data-row="${CHERNETKO.emp_acn}"]`)).toBeVisible();
  });

  await test.step('the bank’s own data stays locked; a file of employees is looked at before it is kept', async () => {
    await accountant.field('search').fill('Умовна');
    await employee('Умовна').locator('[data-action="details"]').click();
    await expect(page.locator('[data-notice="locked"]')).toBeVisible();
    await page.keyboard.press('Escape');
    await accountant.action('import').click();
    const lines = [
      'ПІБ;ІПН;Рахунок',
      'Нова Ірина Іванівна;;UA093516070000026201999000201X',
      `Умовна Оксана Тестівна;0148102804;${UMOVNA.emp_acn}`,
      'Взірцевий Віра Нова;0188803020;UA353220010000026206999000211',
    ];
    await page
      .locator('[data-field="employeeImport"] input[type="file"]')
      .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) });
    await expect(accountant.field('importTotal')).toHaveText('Рядків: 3, готових: 1');
    await expect(page.locator('[data-problem="invalidIban"]')).toBeVisible();
    await expectAccessible(page, 'employees of a file');
    await accountant.action('saveImport').click();
    await expect(page.getByText('Збережено 1 працівника')).toBeVisible();
    await accountant.action('closeImport').click();
    await accountant.field('search').fill('Взірцевий');
    await expect(employee('Взірцевий Віра Нова')).toBeVisible();
    const download = page.waitForEvent('download');
    await accountant.action('export').click();
    await page.locator('[data-action$="-csv"]').first().click();
    const saved = await readFile(await (await download).path(), 'utf8');
    expect(saved).toContain('UA353220010000026206999000211');
  });

  await test.step('the second half is paid but for one whose account is closed; her row comes back', async () => {
    await bank.operator('close-account', UMOVNA.emp_acn);
    const changed = { ...CHERNETKO, emp_acn: NEW_ACCOUNT };
    const second = await storePayroll(page, {
      number: '902',
      half: '2',
      amount: '2000.00',
      receivers: [UMOVNA, changed],
    });
    await signsAll(accountant, second);
    await signsAll(director, second);
    await sendsAll(director, second);
    await director.payrolls.seesStatus(second.id, 5);
    const details = await director.payrolls.opensDetails(second.id);
    await expect(details.locator('[data-field="differenceAmount"]')).toHaveText('+1 000,00 UAH');
    await expect(details.locator('[data-field="payrollPayments"] li')).toHaveCount(2);
    await details.locator('[data-action="list-people"]').click();
    const people = director.field('payrollPeople');
    await expect(people.locator('tr[data-row]').first()).toContainText('Повернено');
    await expect(people.locator('tr[data-row]').first()).toContainText('Умовна');
    await expect(people.locator('tr[data-row]').first()).toContainText(/UETR [0-9a-f-]{36}/);
    await expect(people).not.toContainText('2 000,00');
    await director.action('showAmounts').click();
    await expect(people).toContainText('2 000,00');
    await expect(director.action('payReturned')).toBeVisible();
    await expectAccessible(director.page, 'details of a payroll');
  });

  await test.step('an operator sees nothing of it, then the totals alone', async () => {
    const operator = await person();
    await operator.entersWithSession('oper1');
    await expect(operator.menuItem('miPmtUah')).toBeVisible();
    await expect(operator.menuItem('miSalary')).toHaveCount(0);
    await callBank(director.page, '/change_payroll_access', { tgt_user_id: OPERATOR_ID, payroll_access: '1' });
    // Granting rights takes effect when a second director signs.
    const second = await person();
    await second.entersWithSession('director1', 'main/miSettingsUsers');
    await second.seesWholePage('miSettingsUsers');
    await second.action('reviewAndSign').click();
    await second.signing.givesKey();
    await expect(second.signing.dialog).toHaveCount(0);
    await operator.opensTheAddress();
    await operator.seesPage('miAccountsAll');
    await operator.opensMenu('miPayrolls');
    await operator.seesWholePage('miPayrolls');
    await expect(operator.menuItem('miEmployees')).toHaveCount(0);
    await expect(operator.payrolls.payroll(first.id)).toContainText('3 000,00');
    await expect(operator.action('create')).toHaveCount(0);
    const details = await operator.payrolls.opensDetails(first.id);
    await details.locator('[data-action="list-people"]').click();
    await expect(details).toContainText('Вам доступні лише підсумки відомостей');
    await expect(details).not.toContainText('Умовна');
  });
});
