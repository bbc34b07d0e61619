import { expectAccessible } from '../../support/expect-accessible';
import { negate, sumOf } from '../../support/amounts';
import { callBank } from '../../support/call-bank';
import { changeColorScheme } from '../../support/change-color-scheme';
import { downloadBytes } from '../../support/downloads';
import { findOverflowing, measureWindowOverflow } from '../../support/overflow';
import { storePayments } from '../../support/payments';
import { KALYNA_ACCOUNT } from '../../support/people';
import { resizesWindow } from '../../support/stillness';
import { expect, test } from '../../support/test';

interface WireStatement {
  readonly billing: {
    readonly data: readonly {
      readonly acn_id: string;
      readonly inc_sal: string;
      readonly out_sal: string;
      readonly debit: string;
      readonly credit: string;
    }[];
  };
}

const dotted = (day: string) => day.split('-').reverse().join('.');

test('an accountant finds what moved, follows it to its operations, and takes it with her as a file and on paper', async ({
  person,
}) => {
  test.setTimeout(240_000);
  const director = await person();
  await director.entersWithSession('director1', 'main/miTurnovers');
  const { page, turnovers } = director;
  const { bankDay } = await callBank<{ bankDay: string }>(page, '/get_user_info', {});
  const day = bankDay.split('.').reverse().join('-');
  const start = `${day.slice(0, 8)}01`;

  await test.step('the page begins with its search, on the bank day and day by day', async () => {
    await expect(turnovers.dialog).toBeVisible();
    await expect(director.field('start')).toHaveValue(bankDay);
    await expect(director.field('end')).toHaveValue(bankDay);
    await expectAccessible(page, 'search of turnovers');
    await director.field('end').fill('31.12.2099');
    await page.keyboard.press('Tab');
    await expect(director.problem('end')).toHaveAttribute('data-problem', 'endAfterToday');
    await expect(director.action('find')).toBeDisabled();
    await director.field('period_month').click();
    await turnovers.dialog.locator('[data-option="period"]').click();
    await director.action('find').click();
    await expect(turnovers.dialog).toBeHidden();
    await director.seesWholePage('miTurnovers');
    expect(new URL(page.url()).searchParams.get('fdate')).toBe(start);
    await expectAccessible(page, 'turnovers of a period');
  });

  await test.step('they are those of the statement, to the kopeck, and lead to one another', async () => {
    const { billing } = await callBank<WireStatement>(page, '/get_billing', {
      billing_type: 'total',
      fdate: dotted(start),
      ldate: bankDay,
      acn_ids: KALYNA_ACCOUNT,
      closed: '0',
    });
    const [account] = billing.data;
    const readAmount = (field: string) => turnovers.amountOf(KALYNA_ACCOUNT, field);
    expect([
      await readAmount('prev_sal'),
      await readAmount('credit'),
      await readAmount('debit'),
      await readAmount('sal'),
    ]).toEqual([account?.inc_sal, account?.credit, account?.debit, account?.out_sal]);
    const closing = sumOf(await readAmount('prev_sal'), await readAmount('credit'), negate(await readAmount('debit')));
    expect(closing).toBe(await readAmount('sal'));
  });

  await test.step('what a payment moves today is there by day, and opens the statement of its day and side', async () => {
    const before = await turnovers.debitOn(KALYNA_ACCOUNT, day);
    const [payment] = await storePayments(page, KALYNA_ACCOUNT, 1);
    if (!payment) throw new Error('a payment was to be stored');
    await director.journal.opens();
    await director.journal.selects(payment.number);
    await director.signing.opens();
    await director.signing.givesKey();
    await director.signing.ends();
    await director.journal.selects(payment.number);
    await director.journal.sends();
    await director.journal.seesStatus(payment.number, 5);
    await turnovers.opens(`?fdate=${day}&ldate=${day}&type=0`);
    const row = `${KALYNA_ACCOUNT}-${day}`;
    const debit = await turnovers.amountOf(row, 'debit');
    expect(debit).toBe(sumOf(before, payment.amount));
    await turnovers.row(row).locator('[data-action="statement-debit"]').click();
    await director.seesPage('miAccountsBilling');
    const address = new URL(page.url()).searchParams;
    expect(
      Object.fromEntries(['acn_ids', 'fdate', 'ldate', 'op_type'].map((name) => [name, address.get(name)])),
    ).toEqual({
      acn_ids: KALYNA_ACCOUNT,
      fdate: day,
      ldate: day,
      op_type: '0',
    });
    await page.goBack();
    await director.seesWholePage('miTurnovers');
  });

  await test.step('a file and a paper hold what the table shows, with its filter', async () => {
    await turnovers.opens(`?fdate=${start}&ldate=${day}&type=1`);
    await director.field('search').fill('USD');
    await expect(turnovers.rows).toHaveCount(2);
    const csv = (await downloadBytes(director, 'export', 'export-csv')).toString('utf8');
    expect(csv.split('\r\n').filter((line) => line.includes(';USD;'))).toHaveLength(2);
    expect(csv).not.toContain(';UAH;');
    expect(csv).toContain('Вхідний залишок');
    const dbf = await downloadBytes(director, 'export', 'exportForPrograms-dbf-cp866');
    expect(dbf.subarray(32, 37).toString('latin1')).toBe('ACN_N');
    expect(dbf.readUInt32LE(4)).toBe(2);
    const xlsx = await downloadBytes(director, 'export', 'export-xlsx');
    expect(xlsx.subarray(0, 2).toString('latin1')).toBe('PK');
    await director.action('print').click();
    await director.action('printList').click();
    await expect(director.action('savePdf')).toBeEnabled();
    const pdf = await downloadBytes(director, 'savePdf');
    expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    await page.keyboard.press('Escape');
  });

  await test.step('by month there is a chart, and a table behind it for those who do not see it', async () => {
    await turnovers.choosesView('months');
    await expect(director.field('chart').locator('svg:has([data-point])')).toHaveAttribute('aria-hidden', 'true');
    await expect(director.field('chart').locator('[data-point]')).toHaveCount(12);
    await expectAccessible(page, 'turnovers by month');
    const month = day.slice(0, 7);
    expect(await turnovers.amountOf(month, 'closing')).toBe(await turnovers.balanceIn('UAH', bankDay));
    await director.field('currency').click();
    await director.option('USD').click();
    await expect(director.field('chart')).toContainText('USD');
    expect(new URL(page.url()).searchParams.get('sim_cur')).toBe('USD');
    const csv = (await downloadBytes(director, 'export', 'export-csv')).toString('utf8');
    expect(csv.trim().split('\r\n')).toHaveLength(13);
  });

  await test.step('on a phone, in the dark, nothing is cut and the table is one press away', async () => {
    await resizesWindow(page, { width: 360, height: 780 });
    await changeColorScheme(page, 'dark');
    await expect(director.field('chart').locator('[data-point]')).toHaveCount(6);
    await director.action('showTable').click();
    await expect(turnovers.row(day.slice(0, 7))).toBeVisible();
    // Hovered buttons must be readable in the dark theme too.
    await director.action('showTable').hover();
    await expect.poll(() => measureWindowOverflow(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page, 'turnovers by month on a phone');
    await turnovers.choosesView('period');
    await expect.poll(() => findOverflowing(page)).toEqual([]);
    await expectAccessible(page, 'turnovers on a phone');
  });
});
