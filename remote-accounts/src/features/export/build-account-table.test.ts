import { buildAccount } from '../../testing/build-account';
import { buildAccountTable, type ExportTexts } from './build-account-table';

const WORDS: ExportTexts = {
  heading: (column) => column,
  status: (status) => (status === 0 ? 'Відкритий' : 'Закритий'),
  yes: 'Так',
  no: 'Ні',
};
const ROWS = [
  buildAccount({ reserved: '301.10' }),
  buildAccount({ id: '7002', balance: '-5.50', lastMovement: null, status: 1, hasOverdraft: true, comment: '' }),
];

describe('accountTable', () => {
  it('has a line for each account, with amounts and days that a spreadsheet sums and sorts', () => {
    const { columns, rows } = buildAccountTable(ROWS, 'current', WORDS);
    expect(columns.map(({ name }) => name).join()).toBe(
      'number,iban,currency,balance,available,equivalent,reserved,overdraft,lastMovement,status,comment',
    );
    expect(columns.filter(({ holds }) => holds === 'amount').map(({ name }) => name)).toEqual([
      'balance',
      'available',
      'equivalent',
      'reserved',
    ]);
    expect(columns.filter(({ holds }) => holds === 'day').map(({ name }) => name)).toEqual(['lastMovement']);
    expect(rows.map((row) => row.slice(3).join('|'))).toEqual([
      '1250430.55|1250430.55|1250430.55|301.10|Ні|2026-07-01|Відкритий|Основний рахунок',
      '-5.50|1250430.55|1250430.55|0.00|Так||Закритий|',
    ]);
  });

  it('has neither overdraft nor available funds of a debt', () => {
    const { columns, rows } = buildAccountTable(ROWS, 'credit', WORDS);
    expect(columns.map(({ name }) => name).join()).toBe(
      'number,iban,currency,balance,equivalent,lastMovement,status,comment',
    );
    expect(rows[0]).toHaveLength(columns.length);
  });
});
