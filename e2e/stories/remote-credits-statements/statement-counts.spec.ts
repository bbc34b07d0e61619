import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { addDays, toDotted } from '@ncb/shared-kernel/domain/dates';
import { callBank } from '../../support/call-bank';
import { splitLines, unicode } from '../../support/statement-readers';
import { expect, test } from '../../support/test';

interface Billing {
  readonly billing: {
    readonly data: readonly {
      readonly acn_id: string;
      readonly sim_cur: string;
      readonly documents: readonly { readonly is_reval?: number | string }[];
    }[];
  };
}

/** Nothing is added to a day that is over, whatever other stories do. */
const YESTERDAY = addDays(new Date().toISOString().slice(0, 10), -1);
const WIRE_PERIOD = { fdate: '01.01.2020', ldate: toDotted(YESTERDAY), closed: '1', reval: '1', billing_type: 'oper' };

/** The two numbers of `12 операцій · 3 переоцінки`; without revaluations only the first is there. */
async function countsIn(place: Locator): Promise<readonly [operations: number, revaluations: number]> {
  const text = (await place.innerText()).replaceAll(/\s+/gu, ' ');
  const numberOf = (word: RegExp) => Number(word.exec(text)?.[1] ?? 0);
  return [numberOf(/(\d+) операц/u), numberOf(/(\d+) переоцін/u)];
}

test('one count everywhere: the balances, groups, totals, export and files of a statement with revaluations', async ({
  person,
}) => {
  test.setTimeout(60_000);
  const director = await person();
  await director.hasSession('director1');
  const { page, statement } = director;
  await director.opensTheAddress('main/miAccounts');
  const wire = await callBank<Billing>(page, '/get_billing', WIRE_PERIOD);
  const revalued = ({ documents }: { readonly documents: readonly { readonly is_reval?: number | string }[] }) =>
    documents.filter(({ is_reval: is }) => Number(is ?? 0) === 1).length;
  const account = wire.billing.data.find((each) => revalued(each) > 0 && revalued(each) < each.documents.length);
  if (!account) throw new Error('no account with operations and revaluations');
  const expected = [account.documents.length - revalued(account), revalued(account)] as const;
  const [operations, revaluations] = expected;
  const period = `fdate=2020-01-01&ldate=${YESTERDAY}&acn_ids=${account.acn_id}`;

  await test.step('the line of balances', async () => {
    await statement.opens(period);
    await expect(director.action('list-day')).toHaveAccessibleName(`Операції (${operations})`);
    await director.action('balances').click();
    await expect.poll(() => countsIn(director.field('balances'))).toEqual(expected);
  });

  await test.step('what is selected', async () => {
    await page.locator('.ncb-table thead input[type="checkbox"]').check();
    const others = page.locator('[data-action="selectAllFound"]');
    if (await others.isVisible()) await others.click();
    const bar = page.getByText(/^Обрано: /u);
    await expect(bar).toBeVisible();
    // Revaluations of a month are one row, which is no operation to select.
    expect((await countsIn(bar))[0]).toBe(operations);
  });

  await test.step('groups, each with its panel', async () => {
    for (const group of ['party', 'category']) {
      await statement.opens(`${period}&group=${group}`);
      const cells = await statement.rows.locator('[data-field="count"]').all();
      const counts = await Promise.all(
        cells.map(async (cell) => [parseInt(await cell.innerText(), 10), (await countsIn(cell))[1]] as const),
      );
      const sum = (kind: 0 | 1) => counts.reduce((total, each) => total + each[kind], 0);
      // Beside a panel the list has no column for them.
      for (const [place, own] of counts.entries()) {
        await statement.rows.nth(place).locator('[data-action="details"]').click();
        await expect.poll(() => countsIn(director.action('showOperations'))).toEqual(own);
      }
      expect([sum(0), sum(1)], group).toEqual(expected);
    }
  });

  await test.step('totals without operations', async () => {
    await statement.opens(`${period}&billing_type=total`);
    expect(await countsIn(director.field('balances'))).toEqual([operations, 0]);
    // Other stories have the same director.
    await director.action('balances').click();
    await expect(director.action('balances')).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('the export and its files', async () => {
    await statement.opens(period);
    await director.action('export').click();
    const dialog = page.locator('[data-dialog="statementExport"] [role="dialog"]').first();
    const rule = (section: string) => dialog.locator(`[data-section="${section}"] p`).first();
    const downloads = async () => {
      const coming = page.waitForEvent('download');
      await dialog.locator('[data-action="download"]').click();
      return new Uint8Array(readFileSync(await (await coming).path()));
    };
    await dialog.locator('[data-option="csv"]').check();
    expect(await countsIn(rule('table'))).toEqual(expected);
    expect(await countsIn(rule('balances'))).toEqual([operations, 0]);
    expect(splitLines(unicode(await downloads()))).toHaveLength(operations + revaluations);
    await dialog.locator('[data-option="dbf"]').check();
    expect(await countsIn(rule('table'))).toEqual([operations, 0]);
    // Records of a dbf file, in its head.
    expect(Buffer.from(await downloads()).readUInt32LE(4)).toBe(operations);
    await dialog.locator('[data-option="camt"]').check();
    expect(unicode(await downloads()).match(/<Ntry>/g)).toHaveLength(operations);
  });
});
