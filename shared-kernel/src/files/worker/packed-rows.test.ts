import fc from 'fast-check';
import { IMPORT_COLUMNS, readImportRow, type ImportRow } from '../../domain/rules';
import { BANK_DAY, VALID_ACCOUNT, VALID_ROW } from '../../domain/rules/testing';
import { packRows, createRowUnpacker, type CheckedRow } from './packed-rows';

const CONTEXT = { bankDay: BANK_DAY, debitAccounts: new Map([[VALID_ACCOUNT.iban, VALID_ACCOUNT]]) };

const checked = (row: ImportRow, line = 2): CheckedRow => ({ line, row, ...readImportRow(row, CONTEXT) });
const transfer = (rows: readonly CheckedRow[]) => structuredClone(packRows(rows));

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
        const unpack = createRowUnpacker();
        expect([...unpack(transfer(all)), ...unpack(transfer(all.slice(1)))]).toEqual([...all, ...all.slice(1)]);
      }),
    );
  });

  it('do not say in the payment what the cells say', () => {
    const { cells, texts } = packRows([checked(VALID_ROW)]);
    expect(cells).toContain(VALID_ROW.pay_purp);
    expect(texts).not.toContain(VALID_ROW.pay_purp);
    expect(texts).not.toContain(VALID_ROW.acn_c);
  });

  it('name their columns once, and only those that one of them has', () => {
    const { columns, cells } = packRows([checked({ sum_cur: '1.00' }), checked({ pay_purp: 'Оплата' })]);
    expect(columns).toEqual(['sum_cur', 'pay_purp']);
    expect(cells).toEqual(['1.00', undefined, undefined, 'Оплата']);
  });
});
