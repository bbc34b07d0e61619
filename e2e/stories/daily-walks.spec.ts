import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { toMinor } from '@ncb/shared-kernel/domain/money';
import { callBank } from '../support/call-bank';
import { downloadBytes } from '../support/downloads';
import { findOverflowing } from '../support/overflow';
import { storePayments } from '../support/payments';
import { FOP_ACCOUNT, KALYNA_ACCOUNT, MLYN, SVITANOK } from '../support/people';
import { ROOT } from '../support/root';
import { STATEMENT_READERS } from '../support/statement-readers';
import { resizesWindow } from '../support/stillness';
import { expect, expectedComplaints, test } from '../support/test';

/** The daily work of a company in Firefox; each walk has its own window, all have one bank. */
test.use({ ownBank: 'daily-walks' });

/** Payments as another program writes them, in its encoding windows-1251. */
const FOREIGN_FILE = join(ROOT, 'shared-kernel/test/data/files/python-cp1251.csv');

/** Two individuals of the seed data, as copied from a spreadsheet. */
const EMPLOYEES = [
  ['0148102804', 'Умовна', 'Оксана', 'Тестівна', 'UA883516070000026202999000200', '1500,00'],
  ['0185103014', 'Чернетко', 'Матвій', 'Тестович', 'UA273052990000026205999000210', '1200,50'],
];

test('sign-in by a code from an SMS, and by a key file in the widget', async ({ person }) => {
  const director = await person();
  await director.opensTheAddress();
  await director.signIn.givesPasswordBeforeKey('director1');
  await director.signing.opens();
  await director.signing.givesKey(director.signing.keyFileOf('director1'), 'Wrong-password-1');
  await expect(director.signing.widget.locator('[data-problem="wrongKeyOrPassword"]')).toBeVisible();
  await director.signing.givesKey();
  await director.seesPage('miAccountsAll');
  await director.signsOut();

  await director.signIn.givesPassword('director1');
  await director.field('code').fill('000000');
  await director.action('confirmCode').click();
  await expect(director.page.locator('[data-problem="invalid_sms_code"]')).toBeVisible();
  await director.field('code').fill(await director.signIn.readsSmsCode());
  await director.action('confirmCode').click();
  await director.seesPage('miAccountsAll');
});

test('a payment is filled in, signed, sent and executed', async ({ person }) => {
  const trader = await person();
  await trader.entersWithSession('fop1');
  const before = toMinor(await trader.accounts.balanceOf(FOP_ACCOUNT));
  await trader.accounts.startsPaymentFrom(FOP_ACCOUNT);
  await trader.payment.fillsIn({ ...MLYN, amount: '250.40', purpose: 'Оплата за послуги, без ПДВ' });
  const number = await trader.payment.saves();
  await trader.journal.seesStatus(number, 0);
  await trader.journal.signs(number);
  await trader.journal.seesStatus(number, 3);
  await trader.journal.sends();
  await trader.journal.seesStatus(number, 5);
  await trader.opensMenu('miAccountsAll');
  await expect
    .poll(async () => toMinor(await trader.accounts.balanceOf(FOP_ACCOUNT)))
    .toBeLessThanOrEqual(before - 25_040n);
});

test('a statement is looked at and taken as files with the ledger’s sums', async ({ person }) => {
  const director = await person();
  await director.hasSession('director1');
  const { page, statement } = director;
  await statement.opens(`fdate=2020-01-01&ldate=2035-01-01&acn_ids=${KALYNA_ACCOUNT}`);
  await statement.finds('Світанок');
  await expect(statement.rows.first()).toContainText('Світанок');
  await statement.finds('');
  const { billing } = await callBank<Billing>(page, '/get_billing', {
    ...{ fdate: '01.01.2020', ldate: '01.01.2035', closed: '1', reval: '1', billing_type: 'oper' },
  });
  const ledger = billing.data.find(({ acn_id: id }) => id === KALYNA_ACCOUNT);
  if (!ledger) throw new Error('no account of the company in the statement');
  await director.action('export').click();
  const dialog = page.locator('[data-dialog="statementExport"] [role="dialog"]');
  for (const [option, format] of [
    ['one-c-text', 'one-c-text'],
    ['camt', 'camt.053.001.08'],
    ['mt940', 'mt940'],
  ] as const) {
    await dialog.locator(`[data-option="${option}"]`).check();
    expect(STATEMENT_READERS[format]?.(await downloadBytes(director, 'download')), format).toEqual({
      debit: toMinor(ledger.debit),
      credit: toMinor(ledger.credit),
      count: ledger.documents.length,
    });
  }
  await dialog.locator('[data-option="xlsx"]').check();
  expect((await downloadBytes(director, 'download')).subarray(0, 2).toString()).toBe('PK');
});

test('payments of a file are put right, saved, and exported again', async ({ person }) => {
  const director = await person();
  await director.entersWithSession('director1', 'main/miImpex');
  await director.field('file').setInputFiles(FOREIGN_FILE);
  await expect(director.field('foundEncoding')).toHaveText('windows-1251');
  await expect(director.imports.cell('1', 'name_c')).toContainText('Світанок');
  await director.imports.row('1').locator('[data-action="edit"]').click();
  await expect(director.problem('oper_date')).toHaveAttribute('data-problem', 'incorrectPDate');
  for (const field of ['oper_date', 'oper_n', 'oper_datev']) await director.field(field).fill('');
  await expect(director.problem('oper_date')).toHaveCount(0);
  await director.action('closeRow').click();
  for (const id of ['2', '3', '4']) await director.imports.row(id).locator('[data-action="include"]').uncheck();
  await director.action('save').click();
  await expect(director.field('saveResult')).toContainText('Збережено 1 платіж');
  const number = await director.imports.cell('1', 'oper_n').innerText();

  await director.action('list-export').click();
  const rows = (await downloadBytes(director, 'exportPayments')).toString('utf8').split('\r\n');
  expect(rows.find((row) => row.startsWith(`${number};`))).toContain(';1200.00;980;');
});

test('a payroll is filled in, signed by two, sent and paid', async ({ person }) => {
  const director = await person();
  await director.entersWithSession('director2');
  await director.hasNoDrafts();
  const before = await readPayrolls(director.page);
  await director.opensTheAddress('main/miPayrollNew');
  await director.field('employees').waitFor();
  await pastes(director.page, EMPLOYEES.map((cells) => cells.join('\t')).join('\n'));
  await expect(director.field('foot')).toContainText('2 700,50');
  await director.action('signAndPay').click();
  await director.action('signAll').click();
  await director.signing.givesKey();
  await director.signing.dialog.locator('[data-action="close"]').click();
  await expect(director.signing.dialog).toBeHidden();
  const [id = ''] = (await readPayrolls(director.page)).filter((one) => !before.includes(one));

  const accountant = await person();
  await accountant.entersWithSession('buh1', `main/miPayrollNew?id=${id}`);
  const form = accountant.page.locator('[data-page="miPayrollNew"]');
  await expect(form).toHaveAttribute('data-state', 'waiting');
  await accountant.action('signAndPay').click();
  await accountant.action('signAll').click();
  await accountant.signing.givesKey();
  await accountant.signing.dialog.locator('[data-action="close"]').click();
  await accountant.seesPage('miPayrolls');
  await accountant.payrolls.seesStatus(id, 5);
});

test('payment instructions are opened for printing, and a page is printed', async ({ person }) => {
  const director = await person();
  await director.entersWithSession('director1');
  const { page } = director;
  const [payment] = await storePayments(page, KALYNA_ACCOUNT, 1);
  if (!payment) throw new Error('no payment was stored');
  await director.opensMenu('miPmtJournal');
  await page.locator(`tr[data-row="${payment.id}"] [data-action="select"]`).click();
  await director.action('print').click();
  await director.action('printPayments').click();
  await expect(director.action('savePdf')).toBeEnabled();
  const opening = page.waitForEvent('popup');
  await director.action('openPdf').click();
  const paper = await opening;
  await expect(paper.locator('.textLayer').first()).toContainText(SVITANOK.name);
  await expect(paper.locator('.textLayer').first()).toContainText(SVITANOK.iban);
  await paper.close();
  await director.action('close').click();

  await director.opensMenu('miAccountsAll');
  await expect(page.locator(`[data-row="${KALYNA_ACCOUNT}"]`)).toBeVisible();
  const printed = join(test.info().outputDir, 'accounts.pdf');
  await page.pdf({ path: printed });
  const view = await page.context().newPage();
  await view.goto(pathToFileURL(printed).href);
  await expect(view.locator('.textLayer').first()).toContainText('Залишки');
});

test('a payment is filled in, signed and sent in a window of 360 pixels', async ({ person }) => {
  const trader = await person();
  await resizesWindow(trader.page, { width: 360, height: 780 });
  await trader.signsIn('fop1');
  await trader.opensMenu('miPmtUahNew');
  await trader.seesPage('miPmtUahNew');
  await trader.payment.fillsIn({ ...MLYN, amount: '12.30', purpose: 'Оплата за папір, без ПДВ' });
  await expect.poll(() => findOverflowing(trader.page)).toEqual([]);
  const number = await trader.payment.saves();
  const row = trader.page.locator('main [data-row]', { hasText: number }).first();
  await row.locator('[data-action="select"]').check();
  await expect.poll(() => findOverflowing(trader.page)).toEqual([]);
  await trader.signing.opens();
  await trader.signing.givesKey();
  await trader.action('sendReady').click();
  await expect(trader.signing.dialog).toBeHidden();
  await expect(row.locator('[data-status]')).toHaveAttribute('data-status', '5');
});

/** Requests at which a page is left, from the session's to the code of its cards. */
const MOMENTS = [/api\/get_user_info/, /remotes\/.*entry\.js/];

test('a page that is left while it loads shows no fault and throws no error', async ({ person }) => {
  // The browser's own message about each script that it has ended itself.
  expectedComplaints.push(/^error: None of the “sha384” hashes/, /^\[ Federation Runtime \]/);
  const director = await person();
  await director.hasSession('director1');
  const { page } = director;
  let answers: () => void = () => undefined;
  const slow = createServer((_request, response) => (answers = () => void response.end()));
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  const { port } = slow.address() as AddressInfo;
  for (const moment of MOMENTS) {
    await test.step(String(moment), async () => {
      const reached = page.waitForRequest(moment);
      await page.goto(`${director.bank.appOrigin}/ncb/main/today`, { waitUntil: 'commit' });
      await reached;
      const leaving = page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'commit' });
      await page.waitForTimeout(1_000);
      const faults = page.locator('[data-problem], [data-notice="error"], [data-page="failed"], [data-failure]');
      expect(await faults.allInnerTexts()).toEqual([]);
      expect(page.url(), 'the page that is being left').toContain(director.bank.appOrigin);
      answers();
      await leaving;
    });
  }
  slow.close();
});

async function readPayrolls(page: Page): Promise<readonly string[]> {
  const { payrolls_list: rows } = await callBank<{ payrolls_list: readonly { payroll_id: string }[] }>(
    page,
    '/get_payrolls',
    {},
  );
  return rows.map(({ payroll_id: id }) => id);
}

/** Pastes with the keyboard what lies in the browser's clipboard. */
async function pastes(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.locator('[data-field="employees"]').focus();
  await page.keyboard.press('Control+KeyV');
}

interface Billing {
  readonly billing: {
    readonly data: readonly {
      readonly acn_id: string;
      readonly debit: string;
      readonly credit: string;
      readonly documents: readonly unknown[];
    }[];
  };
}
