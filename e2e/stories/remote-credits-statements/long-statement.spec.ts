import { readFileSync } from 'node:fs';
import { toMinor } from '@ncb/shared-kernel/domain/money';
import { callBank } from '../../support/call-bank';
import { expectAccessible } from '../../support/expect-accessible';
import { measureWindowOverflow } from '../../support/overflow';
import { KALYNA_ACCOUNT } from '../../support/people';
import { STATEMENT_READERS, type StatementSums } from '../../support/statement-readers';
import { resizesWindow } from '../../support/stillness';
import { expect, test } from '../../support/test';

const AT_ONCE = 3;

/** Own bank that returns fewer rows at once than the account has. */
test.use({ ownBank: 'long-statement', settings: { NCB_STATEMENT_ROWS: String(AT_ONCE) } });

interface Totals {
  readonly billing: {
    readonly data: readonly {
      readonly acn_id: string;
      readonly dt_cnt: number;
      readonly ct_cnt: number;
      readonly debit: string;
      readonly credit: string;
    }[];
  };
}

test('a statement of more operations than the bank gives at once is exported whole and shown whole', async ({
  person,
}) => {
  test.setTimeout(120_000);
  const director = await person();
  await director.entersWithSession('director1');
  const { page, statement } = director;
  const totals = await callBank<Totals>(page, '/get_billing', {
    fdate: '01.01.2020',
    ldate: '01.01.2035',
    closed: '1',
    reval: '0',
    billing_type: 'total',
  });
  const kalyna = totals.billing.data.find(({ acn_id: id }) => id === KALYNA_ACCOUNT);
  if (!kalyna) throw new Error('no account of the company in the statement');
  const ledger: StatementSums = {
    debit: toMinor(kalyna.debit),
    credit: toMinor(kalyna.credit),
    count: Number(kalyna.dt_cnt) + Number(kalyna.ct_cnt),
  };
  expect(ledger.count).toBeGreaterThan(AT_ONCE);

  await test.step('a part is shown, without running balances, and said to be one', async () => {
    await statement.opens(`fdate=2020-01-01&ldate=2035-01-01&acn_ids=${KALYNA_ACCOUNT}`);
    await expect(statement.rows).toHaveCount(AT_ONCE);
    await expect(page.locator('[data-notice="info"]')).toContainText(
      'Показано перші рядки (3 операції). Решту можна дочитати',
    );
    await director.action('search').click();
    await expect(director.field('runningBalance')).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(director.field('runningBalance')).toBeHidden();
    await expectAccessible(page, 'a statement of which a part is shown');
    await resizesWindow(page, { width: 360, height: 780 });
    await expect(director.action('gatherAll')).toBeVisible();
    await expect.poll(() => measureWindowOverflow(page)).toBeLessThanOrEqual(0);
    await resizesWindow(page, { width: 1280, height: 860 });
  });

  await test.step('a file for accounting has all of them, with the ledger’s sums', async () => {
    await director.action('export').click();
    const dialog = page.locator('[data-dialog="statementExport"] [role="dialog"]').first();
    await expect(dialog.locator('[data-section="balances"]')).toContainText('надійдуть частинами');
    for (const [line, reader] of [
      ['mt940', 'mt940'],
      ['camt', 'camt.053.001.08'],
    ] as const) {
      await dialog.locator(`[data-option="${line}"]`).check();
      const coming = page.waitForEvent('download');
      await director.action('download').click();
      const file = await (await coming).path();
      expect(STATEMENT_READERS[reader]?.(new Uint8Array(readFileSync(file))), line).toEqual(ledger);
    }
    await dialog.locator('[data-action="close"]').click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the rest is read in parts: every operation is listed, and the balances agree', async () => {
    await director.action('gatherAll').click();
    await expect(statement.rows).toHaveCount(ledger.count);
    await expect(page.locator('[data-notice="info"]')).toHaveCount(0);
    await expect(director.field('balances').locator('[data-currency="UAH"] [data-field="balanced"]')).toBeVisible();
    await expect(page.locator('[data-warning]')).toHaveCount(0);
    await director.action('search').click();
    await expect(director.field('runningBalance')).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(page.locator('.ncb-table td[data-field="balance"]')).toHaveCount(ledger.count);
  });
});
