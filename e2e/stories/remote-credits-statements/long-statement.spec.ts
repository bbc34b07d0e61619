import { readFileSync } from 'node:fs';
import { toMinor } from '@ncb/shared-kernel/domain/money';
import { callBank } from '../../support/call-bank';
import { expectAccessible } from '../../support/accessible';
import { windowOverflow } from '../../support/overflow';
import { STATEMENT_READERS, type StatementSums } from '../../support/statement-readers';
import { resizesWindow } from '../../support/stillness';
import { expect, test } from '../../support/test';

const MAX = 20_000;

/** Of a year, more than the bank gives at once. */
test.use({ ownBank: 'long-statement', settings: { NCB_DOCUMENTS: '21500' } });

interface Account {
  readonly acn_id: string;
  readonly acn_n: string;
  readonly iban: string;
  readonly out_sal: string;
  readonly dt_cnt: number;
  readonly ct_cnt: number;
  readonly debit: string;
  readonly credit: string;
}

const FIRST = '2020-01-01';
const LAST = '2035-01-01';

test('a statement of more operations than the bank gives at once is shown whole and exported whole', async ({
  person,
}) => {
  test.setTimeout(180_000);
  const director = await person();
  await director.signsIn('director1');
  const { page, statement } = director;
  const totals = await callBank<{ readonly billing: { readonly data: readonly Account[] } }>(page, '/get_billing', {
    ...{ fdate: '01.01.2020', ldate: '01.01.2035', closed: '1', reval: '0', billing_type: 'total' },
  });
  const accounts = totals.billing.data.filter(({ dt_cnt: out, ct_cnt: into }) => Number(out) + Number(into) > 1000);
  const count = accounts.reduce((sum, { dt_cnt: out, ct_cnt: into }) => sum + Number(out) + Number(into), 0);
  expect(count).toBeGreaterThan(MAX);
  const ids = accounts.map(({ acn_id: id }) => id);
  const period = `fdate=${FIRST}&ldate=${LAST}&acn_ids=${ids.join(',')}`;
  const table = page.locator('.ncb-table table');

  await test.step('a part is shown, without running balances, and said to be one', async () => {
    await statement.opens(period);
    await expect(table).toHaveAttribute('aria-rowcount', String(MAX + 1));
    await expect(page.locator('[data-notice="info"]')).toContainText('Показано перші 20');
    await expect(director.field('running_balance')).toBeDisabled();
    await expectAccessible(page, 'a statement of which a part is shown');
    await resizesWindow(page, { width: 360, height: 780 });
    await expect(director.action('gatherAll')).toBeVisible();
    await expect.poll(() => windowOverflow(page)).toBeLessThanOrEqual(0);
    await resizesWindow(page, { width: 1280, height: 860 });
  });

  await test.step('a file for accounting has all of them, with the ledger’s sums', async () => {
    await director.action('export').click();
    const dialog = page.locator('[data-dialog="statementExport"] [role="dialog"]').first();
    await expect(dialog.locator('[data-section="balances"]')).toContainText('надійдуть частинами');
    const ledger: StatementSums = {
      debit: accounts.reduce((sum, { debit }) => sum + toMinor(debit), 0n),
      credit: accounts.reduce((sum, { credit }) => sum + toMinor(credit), 0n),
      count,
    };
    for (const [line, reader] of [
      ['mt940', 'mt940'],
      ['camt', 'camt.053.001.08'],
    ] as const) {
      await dialog.locator(`[data-option="${line}"]`).check();
      const coming = page.waitForEvent('download', { timeout: 60_000 });
      await director.action('download').click();
      const file = await (await coming).path();
      expect(STATEMENT_READERS[reader]?.(new Uint8Array(readFileSync(file))), line).toEqual(ledger);
    }
    await dialog.locator('[data-action="close"]').click();
  });

  await test.step('the rest is read in parts: every operation is listed, and the balances agree', async () => {
    await director.action('gatherAll').click();
    await expect(table).toHaveAttribute('aria-rowcount', String(count + 1), { timeout: 60_000 });
    await expect(page.locator('[data-notice="info"]')).toHaveCount(0);
    await expect(director.field('balances').locator('[data-currency="UAH"] [data-field="balanced"]')).toBeVisible();
    await expect(page.locator('[data-warning]')).toHaveCount(0);
    await expect(director.field('running_balance')).toBeEnabled();
    await expect(page.locator('.ncb-table td[data-field="balance"]').first()).toBeVisible();
  });

  await test.step('what narrows it down narrows down the whole of it', async () => {
    await director.action('list-category').click();
    await director.action('list-day').click();
    await expect(table).toHaveAttribute('aria-rowcount', String(count + 1));
    await statement.finds('№ 22000,');
    await expect(statement.rows).toHaveCount(1);
  });
});
