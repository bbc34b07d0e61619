import fc from 'fast-check';
import { IMPORT_COLUMNS, readImportRow, type ImportRow } from '../../domain/rules';
import { BANK_DAY, VALID_ACCOUNT } from '../../domain/rules/testing';
import type { CheckedRow } from './messages';
import { packRow, rowUnpacker } from './packed-rows';

const CONTEXT = { bankDay: BANK_DAY, debitAccounts: new Map([[VALID_ACCOUNT.iban, VALID_ACCOUNT]]) };
const ROW: ImportRow = {
  oper_n: '17',
  oper_date: '01.07.2026',
  acn_d: VALID_ACCOUNT.iban,
  sum_cur: '10.50',
  acn_c: 'UA983052990000026008138043718',
  name_c: 'ТОВ «Ромашка»',
  okpo_c: '14360570',
  pay_purp: 'Оплата за товар',
};

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
    const { payment } = JSON.parse(JSON.stringify(packRow(checked(ROW)))) as { payment: object };
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
