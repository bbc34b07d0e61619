import { readImportRow, type DebitAccount, type ImportRow } from '../../src/domain/rules';
import { AccountStatus } from '../../src/domain/vocabulary';
import type { Bench } from './measure';

const ROWS = 50_000;
const BANK_DAY = '2026-07-15';

const ACCOUNT: DebitAccount = {
  id: '7001',
  iban: 'UA523516070000026009349119632',
  currencyCode: '980',
  status: AccountStatus.active,
  paymentsAllowed: true,
  available: '999999999.00',
};

/** Builds rows; every hundredth has one of three errors. */
function buildRows(count: number): readonly ImportRow[] {
  return Array.from({ length: count }, (_, index) => ({
    oper_n: String(index),
    oper_date: '14.07.2026',
    acn_d: ACCOUNT.iban,
    acn_c: index % 300 === 0 ? 'UA983052990000026008138043719' : 'UA983052990000026008138043718',
    name_c: 'ТОВ «Ромашка»',
    okpo_c: index % 300 === 100 ? '14360571' : '14360570',
    sum_cur: index % 300 === 200 ? '1,005' : `${index},50`,
    cur_ref: '980',
    pay_purp: `Оплата за товар згідно рах. № ${index} від 10.07.2026, у т. ч. ПДВ 20 % – 16,67 грн`,
  }));
}

export const checkImport: Bench = {
  name: `check ${ROWS.toLocaleString('en')} import rows`,
  limitMs: 1500,
  prepare: () => {
    const rows = buildRows(ROWS);
    const context = { bankDay: BANK_DAY, debitAccounts: new Map([[ACCOUNT.iban, ACCOUNT]]) };
    return () => {
      const wrong = rows.filter((row) => readImportRow(row, context).problems.length > 0).length;
      if (wrong < ROWS / 100) throw new Error('wrong rows were not found');
    };
  },
};
