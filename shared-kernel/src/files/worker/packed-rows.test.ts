import fc from 'fast-check';
import { IMPORT_COLUMNS, readImportRow, type ImportRow } from '../../domain/rules';
import { BANK_DAY, VALID_ACCOUNT, VALID_ROW } from '../../domain/rules/testing';
import type { CheckedRow } from './messages';
import { packRow, rowUnpacker } from './packed-rows';

const CONTEXT = { bankDay: BANK_DAY, debitAccounts: new Map([[VALID_ACCOUNT.iban, VALID_ACCOUNT]]) };

const checked = (row: ImportRow, line = 2): CheckedRow => ({ line, row, ...readImportRow(row, CONTEXT) });
const sent = (row: CheckedRow) => structuredClone(packRow(row));

describe('rows on their way to the page', () => {
  it('arrive as they were, whatever their cells say', () => {
    const cell = fc.option(
      fc.oneof(fc.constantFrom('', ' ', '0', '17', 'AB123456', '000000000', 'budget', 'UA98 3052 9900'), fc.string()),
      { nil: undefined },
    );
    const cells = fc.record(Object.fromEntries(IMPORT_COLUMNS.map((column) => [column, cell])));
    fc.assert(
      fc.property(fc.array(cells, { minLength: 1, maxLength: 4 }), (rows) => {
        const all = rows.map((row, place) => checked(JSON.parse(JSON.stringify(row)) as ImportRow, place + 2));
        const unpack = rowUnpacker();
        expect(all.map((row) => unpack(sent(row)))).toEqual(all);
      }),
    );
  });

  it('do not say in the payment what the cells say', () => {
    const { payment } = JSON.parse(JSON.stringify(packRow(checked(VALID_ROW)))) as { payment: object };
    expect(Object.keys(payment).sort()).toEqual([
      'debitAccountId',
      'documentDate',
      'receiverHasCode',
      'receiverIsResident',
      'standardPurposeCode',
      'valueDate',
    ]);
  });
});
