import { readFileSync } from 'node:fs';
import { toMinor } from '@ncb/shared-kernel/domain/money';
import { callBank } from '../../support/call-bank';
import { expectAccessible } from '../../support/expect-accessible';
import { findOverflowing, measureWindowOverflow } from '../../support/overflow';
import { KALYNA_ACCOUNT } from '../../support/people';
import { splitLines, STATEMENT_READERS, unicode, type StatementSums } from '../../support/statement-readers';
import { resizesWindow } from '../../support/stillness';
import { expect, test } from '../../support/test';

interface Billing {
  readonly billing: {
    readonly data: readonly {
      readonly acn_id: string;
      readonly inc_sal: string;
      readonly out_sal: string;
      readonly debit: string;
      readonly credit: string;
      readonly documents: readonly { readonly nopinf: string }[];
    }[];
  };
}

const PERIOD = `fdate=2020-01-01&ldate=2035-01-01&acn_ids=${KALYNA_ACCOUNT}`;
const WIRE_PERIOD = { fdate: '01.01.2020', ldate: '01.01.2035', closed: '1', reval: '1', billing_type: 'oper' };

const BALANCES = [
  ['one-c-xml', null, /^kl_to_1c_000001_.*\.xml$/],
  ['one-c-text', null, /^kl_to_1c_000001_.*\.txt$/],
  ['camt', 'camt.053.001.08', /^camt053_000001_.*\.xml$/],
  ['camt', 'camt.053.001.02', /^camt053_000001_.*\.xml$/],
  ['mt940', null, /^mt940_000001_.*\.sta$/],
  ['banks', 'iBank 2 UA, CSV', /^ibank2_000001_.*\.csv$/],
  ['banks', 'ПриватБанк, CSV', /^privatbank_000001_.*\.csv$/],
  ['banks', 'iFOBS, XML', /^ifobs_000001_.*\.xml$/],
] as const;

/** Own bank: the format of the last export is offered first. */
test.use({ ownBank: 'statement-files' });

test('a statement is exported: tables of what is shown, every format of accounting with the ledger’s sums', async ({
  person,
}) => {
  test.setTimeout(240_000);
  const director = await person();
  await director.hasSession('director1');
  const { page, statement } = director;
  await statement.opens(PERIOD);
  await expect(statement.rows.first()).toBeVisible();
  const wire = await callBank<Billing>(page, '/get_billing', WIRE_PERIOD);
  const kalyna = wire.billing.data.find(({ acn_id: id }) => id === KALYNA_ACCOUNT);
  if (!kalyna) throw new Error('no account of the company in the statement');
  const ledger: StatementSums = {
    debit: toMinor(kalyna.debit),
    credit: toMinor(kalyna.credit),
    count: kalyna.documents.length,
  };

  await director.action('export').click();
  const dialog = page.locator('[data-dialog="statementExport"] [role="dialog"]').first();
  await expect(dialog).toBeVisible();
  const downloads = async () => {
    const coming = page.waitForEvent('download');
    await dialog.locator('[data-action="download"]').click();
    const file = await coming;
    return { name: file.suggestedFilename(), bytes: new Uint8Array(readFileSync(await file.path())) };
  };

  await test.step('xlsx is offered first, and the dialog can be read and fits', async () => {
    await expect(dialog.locator('[data-option="xlsx"]')).toBeChecked();
    await expect(dialog.locator('[data-action="download"]')).toContainText('XLSX');
    await expectAccessible(page, 'the export of a statement');
    for (const width of [360, 768, 1024, 1440]) {
      await resizesWindow(page, { width, height: 900 });
      // The page behind the dialog resizes slightly after the window.
      await expect.poll(() => measureWindowOverflow(page), `${width}`).toBe(0);
    }
  });

  for (const [line, variant, fileName] of BALANCES) {
    await test.step(`${variant ?? line} has the ledger’s sums`, async () => {
      await dialog.locator(`[data-option="${line}"]`).check();
      if (variant) await dialog.getByLabel(variant, { exact: true }).check();
      const { name, bytes } = await downloads();
      expect(name).toMatch(fileName);
      expect(STATEMENT_READERS[variant ?? line]?.(bytes)).toEqual(ledger);
      await expect(dialog.locator('[data-notice="success"], [data-notice="warning"]')).toContainText(name);
    });
  }

  await test.step('the bank remembers up to where, and the dialog begins with what was taken last', async () => {
    await expect(dialog.locator('[data-field="lastExport"]')).toBeVisible();
    const last = await callBank<{ readonly exports: readonly { readonly nopinf: string }[] }>(
      page,
      '/get_last_exports',
      {},
    );
    const numbers = kalyna.documents.map(({ nopinf }) => BigInt(nopinf));
    expect(last.exports.map(({ nopinf }) => BigInt(nopinf))).toContain(
      numbers.reduce((most, each) => (each > most ? each : most)),
    );
    await dialog.locator('[data-action="close"]').click();
    await director.action('export').click();
    await expect(dialog.locator('[data-option="banks"]')).toBeChecked();
  });

  await test.step('tables hold what is shown; PDF has pages', async () => {
    for (const [format, begins] of [
      ['xlsx', 'PK'],
      ['pdf', '%PDF'],
      ['csv', '\u00ef\u00bb\u00bf'],
      ['dbf', '\u0003'],
      ['dbf-corplight', '\u0003'],
    ] as const) {
      await dialog.locator(`[data-option="${format}"]`).check();
      const { bytes } = await downloads();
      expect(Buffer.from(bytes).toString('latin1').startsWith(begins), format).toBe(true);
      if (format === 'csv') expect(splitLines(unicode(bytes))).toHaveLength(kalyna.documents.length);
    }
  });

  await test.step('the bank prepares statements by itself', async () => {
    await dialog.locator('[data-action="regularStatement"]').click();
    const regular = page.locator('[data-dialog="regularStatement"]');
    await regular.getByText('Щодня').click();
    await expectAccessible(page, 'the regular statement');
    await regular.locator('[data-action="saveRegular"]').click();
    await expect(page.getByText('Виписку готуватимемо так')).toBeVisible();
    await expect.poll(() => findOverflowing(page)).toEqual([]);
  });
});
