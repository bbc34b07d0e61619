import { expectAccessible } from '../../support/expect-accessible';
import { callBank } from '../../support/call-bank';
import { changeColorScheme } from '../../support/change-color-scheme';
import { LOOKS } from '../../support/looks';
import { findOverflowing, measureWindowOverflow } from '../../support/overflow';
import { KALYNA_ACCOUNT } from '../../support/people';
import { resizesWindow } from '../../support/stillness';
import { expect, expectedComplaints, test } from '../../support/test';

/** Own bank: needs the initial page size of 5 and no other tests' operations. */
test.use({ ownBank: 'statement' });

interface Billing {
  readonly billing: {
    readonly data: readonly {
      readonly acn_id: string;
      readonly sim_cur: string;
      readonly inc_sal: string;
      readonly out_sal: string;
      readonly debit: string;
      readonly credit: string;
      readonly documents: readonly { readonly nopinf: string }[];
    }[];
  };
}

const START = '2020-01-01';
const PERIOD = `fdate=${START}&ldate=2035-01-01`;
const WIRE_PERIOD = { fdate: '01.01.2020', ldate: '01.01.2035', closed: '1', reval: '1' };
const MLYN_COMPANY = 'Степовий Млин';

function formatAmount(amount: string): string {
  const [units = '', decimals = ''] = amount.replace('-', '−').split('.');
  return `${units.replace(/(?<=[0-9])(?=([0-9]{3})+$)/g, '\u00a0')},${decimals}`;
}

test('a statement: its search, its sums, what is found in it, one operation and the money that is given back', async ({
  person,
}) => {
  test.setTimeout(240_000);
  const director = await person();
  await director.entersWithSession('director1');
  const { page, statement } = director;

  await test.step('the search opens on entry and asks for a period and accounts', async () => {
    await director.opensMenu('miAccountsBilling');
    await director.seesPage('miAccountsBilling');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(director.field('start')).toBeFocused();
    await expectAccessible(page, 'the search of a statement');
    await dialog.locator('[data-field="start"]').fill('01.01.2020');
    await dialog.locator('[data-action="find"]').click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/fdate=2020-01-01/);
    await expect(statement.rows.first()).toBeVisible();
    await director.action('search').click();
    await director.action('statementSearch').click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('the next morning the same is one press away', async () => {
    await director.opensTheAddress('main/miAccountsBilling');
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('[data-field="start"]')).not.toHaveValue('01.01.2020');
    await dialog.locator('[data-action="asLastTime"]').click();
    await expect(dialog.locator('[data-field="start"]')).toHaveValue('01.01.2020');
    await dialog.locator('[data-action="find"]').click();
    await expect(page).toHaveURL(/fdate=2020-01-01/);
    await expect(statement.rows.first()).toBeVisible();
  });

  const wire = await callBank<Billing>(page, '/get_billing', { ...WIRE_PERIOD, billing_type: 'oper' });
  const kalyna = wire.billing.data.find(({ acn_id: id }) => id === KALYNA_ACCOUNT);
  if (!kalyna) throw new Error('no account of the company in the statement');

  await test.step('the sums on the screen are the bank’s, and they agree', async () => {
    await statement.opens(`${PERIOD}&acn_ids=${KALYNA_ACCOUNT}`);
    const line = director.field('balances').locator('[data-currency="UAH"]');
    await expect(line.locator('[data-field="opening"]')).toHaveText(formatAmount(kalyna.inc_sal));
    await expect(line.locator('[data-field="credit"]')).toHaveText(`+${formatAmount(kalyna.credit)}`);
    await expect(line.locator('[data-field="debit"]')).toHaveText(`−${formatAmount(kalyna.debit)}`);
    await expect(line.locator('[data-field="closing"]')).toHaveText(`${formatAmount(kalyna.out_sal)}\u00a0UAH`);
    await expect(line.locator('[data-field="balanced"]')).toBeVisible();
    await expect(statement.total('UAH')).toContainText(
      `+${formatAmount(kalyna.credit)} −${formatAmount(kalyna.debit)}`,
    );
    // Nothing precedes the seed data's first day, so the list's last balance is the closing balance.
    const last = page.locator('.ncb-table tr[data-row]').last().locator('td[data-field="balance"]');
    await expect(last).toHaveText(formatAmount(kalyna.out_sal));
    await expect(page.locator('[data-warning]')).toHaveCount(0);
  });

  await test.step('several accounts: a total row each, currency with its equivalent, revaluation in words', async () => {
    await statement.opens(`${PERIOD}&acn_ids=7001,7002&group=account`);
    const dollars = wire.billing.data.find(({ acn_id: id }) => id === '7002');
    if (!dollars) throw new Error('no account in dollars');
    expect(dollars.sim_cur).toBe('USD');
    await expect(page.locator('[data-total="7001"] [data-field="closing"]')).toContainText(
      formatAmount(kalyna.out_sal),
    );
    await expect(director.field('balances').locator('[data-currency="USD"] [data-field="balanced"]')).toBeVisible();
    await statement.finds('Переоцінка');
    await expect(statement.rows.first()).toContainText('81');
    await statement.rows.first().locator('[data-action="details"]').click();
    const details = director.field('operation');
    await expect(details.locator('[data-field="explained"]').first()).toContainText('Руху коштів не було');
    await page.keyboard.press('Escape');
    await expect(director.field('operation')).toBeHidden();
  });

  await test.step('one box finds by sum and by any part of an account; the address keeps it', async () => {
    await statement.opens(`${PERIOD}&acn_ids=${KALYNA_ACCOUNT}`);
    const all = await statement.rows.count();
    await statement.finds('301,10');
    await expect(statement.rows).toHaveCount(1);
    await expect(statement.total('UAH')).toContainText('−301,10');
    await statement.finds('>40000 світанок');
    await expect(statement.rows).toHaveCount(1);
    await expect(page).toHaveURL(/find=/);
    await page.reload();
    await director.seesWholePage('miAccountsBilling');
    await expect(director.field('search')).toHaveValue('>40000 світанок');
    await expect(statement.rows).toHaveCount(1);
    await statement.finds('');
    await expect(statement.rows).toHaveCount(all);
  });

  await test.step('chips and groups narrow it down and sum it up', async () => {
    await director.field('flow_out').click();
    await expect(page).toHaveURL(/flow=out/);
    await statement.choosesView('party');
    await expect(statement.operation('Світанок').locator('[data-field="debit"]')).toContainText('45\u00a0000,00');
    await expectAccessible(page, 'counterparties of a statement');
    await statement.choosesView('category');
    await expect(statement.operation('Податки і збори')).toBeVisible();
    await statement.choosesView('day');
    await director.field('flow_out').click();
    await expect(statement.rows.first()).toBeVisible();
  });

  await test.step('an operation: both parties, signatures, another category for everybody, the payment read-only', async () => {
    const details = await statement.opensDetails('Світанок');
    await expect(details.locator('[data-field="payer"]')).toContainText('Калинова Брама');
    await expect(details.locator('[data-field="receiver"]')).toContainText('Світанок');
    await expect(details.locator('[data-field="categoryReason"]')).toContainText('за правилом');
    await expectAccessible(page, 'an operation of a statement');
    await details.locator('[data-field="category"]').click();
    await director.option('Податки і збори').click();
    await expect(details.locator('[data-field="categoryReason"]')).toContainText('обрано вами');
    await details.locator('[data-field="category"]').click();
    await director.option('За правилами').click();
    await expect(details.locator('[data-field="categoryReason"]')).toContainText('за правилом');
    await director.action('closeDetails').click();
    await expect(details).toBeHidden();
    await expect(statement.operation('Світанок').locator('[data-action="details"]')).toBeFocused();
    await statement.operation('Світанок').locator('[data-action="view"]').click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toContainText(/Сорок п.ять тисяч гривень/);
    await expect(sheet.locator('[data-action="print"]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });

  await test.step('only totals: an account a row, without documents', async () => {
    await statement.opens(`${PERIOD}&billing_type=total`);
    const row = page.locator(`tr[data-row="${KALYNA_ACCOUNT}"]`);
    await expect(row.locator('[data-field="out_sal"]')).toContainText(formatAmount(kalyna.out_sal));
    await expect(director.action('print')).toBeEnabled();
    await expectAccessible(page, 'totals of accounts');
  });

  await test.step('who was paid by mistake gives the money back', async () => {
    await director.opensMenu('miAccountsAll');
    await director.choosesCompany(MLYN_COMPANY);
    await statement.opens(PERIOD);
    await statement.finds('301,10');
    await statement.opensDetails('Калинова Брама');
    await page.locator('.ncb-details-foot [data-action="return"]').click();
    await director.seesPage('miPmtUahNew');
    await expect(director.field('receiverName')).toContainText('ТОВ «Калинова Брама»');
    await expect(director.field('amount')).toHaveValue('301,10');
    await expect(director.field('purpose')).toHaveValue(/Повернення помилково зарахованих коштів/);
    await director.hasNoDrafts();
  });
});

test('a statement that was not loaded says so and is asked for again', async ({ person }) => {
  const director = await person();
  await director.hasSession('director1');
  expectedComplaints.push(/500/);
  const { page } = director;
  await page.route('**/get_billing?**', (route) => route.fulfill({ status: 500, body: '' }));
  await director.opensTheAddress(`main/miAccountsBilling?${PERIOD}`);
  await expect(page.locator('[data-problem="failedToLoadBilling"]')).toBeVisible();
  await expectAccessible(page, 'a statement that was not loaded');
  await page.unroute('**/get_billing?**');
  await director.action('retry').click();
  await expect(director.statement.rows.first()).toBeVisible();
});

test('the statement is accessible and fits, in three languages, on a phone, light and dark', async ({ person }) => {
  test.setTimeout(180_000);
  const director = await person();
  await director.hasSession('director1');
  const { page, statement } = director;
  for (const [language, width, colorScheme] of LOOKS) {
    await test.step(`${language}, ${width}, ${colorScheme}`, async () => {
      await resizesWindow(page, { width: 1280, height: 800 });
      await statement.opens(`${PERIOD}&acn_ids=7001,7002&group=day`);
      await director.changesLanguage(language);
      await resizesWindow(page, { width, height: 800 });
      await changeColorScheme(page, colorScheme);
      await director.seesWholePage('miAccountsBilling');
      await expectAccessible(page, `statement, ${language}, ${width}, ${colorScheme}`);
      await expect.poll(() => measureWindowOverflow(page), 'nothing wider than the window').toBeLessThanOrEqual(0);
    });
  }
  for (const width of [768, 1024, 1440]) {
    await resizesWindow(page, { width, height: 900 });
    await statement.opens(`${PERIOD}&acn_ids=7001,7002`);
    await expect.poll(() => findOverflowing(page), `what is not seen at ${width}`).toEqual([]);
  }
});

test('a dialog that is higher than a phone is scrolled from its title to its buttons', async ({ person }) => {
  const director = await person();
  await director.hasSession('director1');
  const { page } = director;
  await resizesWindow(page, { width: 360, height: 640 });
  await director.opensTheAddress('main/miAccountsBilling');
  const title = page.locator('[data-dialog="statementSearch"] .ant-modal-title');
  for (const part of [title, director.action('find'), title]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});
