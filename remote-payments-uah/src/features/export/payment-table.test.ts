import type { ExportColumn } from '@ncb/shared-kernel/files';
import { journalRow } from '../../testing/journal-row';
import { paymentTable } from './payment-table';

const OWNER = { name: 'ТОВ «Калинова Брама»', code: '91000017', bankCode: '351607' };
const NAMES = ['oper_n', 'oper_date', 'mfo_d', 'acn_d', 'okpo_d', 'name_d', 'sum_cur', 'cur_ref'];
const MORE_NAMES = ['mfo_c', 'acn_c', 'name_c', 'okpo_c', 'pay_purp', 'oper_datev'];
const COLUMNS = [...NAMES, ...MORE_NAMES].map((name): ExportColumn => ({ name, holds: 'text', length: 10 }));

describe('the exported documents', () => {
  it('have every column of the specification, the account inside an IBAN without its zeros', () => {
    const row = journalRow({ receiverBankCode: '305299', valueDate: '2026-07-03' });
    expect(paymentTable([row], COLUMNS, OWNER).rows).toEqual([
      [
        '107',
        '2026-07-01',
        '351607',
        '26003999000001',
        '91000017',
        'ТОВ «Калинова Брама»',
        '100.50',
        '980',
        '305299',
        '26006999000301',
        'ТОВ «Світанок Постач»',
        '92000019',
        'Оплата за товар, без ПДВ',
        '2026-07-03',
      ],
    ]);
  });

  it('name the company as the receiver of what others have paid', () => {
    const [row = []] = paymentTable([journalRow({ direction: 'k' })], COLUMNS, OWNER).rows;
    const cell = (name: string) => row[COLUMNS.findIndex((column) => column.name === name)];
    expect([cell('name_d'), cell('okpo_d'), cell('acn_c'), cell('name_c'), cell('mfo_c')]).toEqual([
      'ТОВ «Світанок Постач»',
      '92000019',
      '26003999000001',
      'ТОВ «Калинова Брама»',
      '351607',
    ]);
  });

  it('have only the columns that are asked for, and nothing where a document has nothing', () => {
    const columns = COLUMNS.filter(({ name }) => name === 'oper_datev' || name === 'oper_n');
    expect(paymentTable([journalRow()], columns, OWNER).rows).toEqual([['107', '']]);
  });
});
