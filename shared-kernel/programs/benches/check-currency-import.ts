import { createCurrencyRowReader, type CurrencyImportRow } from '../../src/domain/rules';
import { AccountStatus } from '../../src/domain/vocabulary';
import type { Bench } from './measure';

const ROWS = 5_000;
const CONTRACTS = 5_000;
const BANK_DAY = '2026-07-15';
const IBAN = 'UA603516070000026003999000001';

const ACCOUNTS = ['980', '840', '978'].map((currencyCode, place) => ({
  id: String(7001 + place),
  iban: IBAN,
  currencyCode,
  status: AccountStatus.active,
  paymentsAllowed: true,
  available: '999999999.00',
}));

function buildRows(count: number): readonly CurrencyImportRow[] {
  return Array.from({ length: count }, (_, index) => ({
    pmt_type: index % 3 === 0 ? '3' : '2',
    pmt_num: String(index),
    doc_date: '14.07.2026',
    cur_ref: 'EUR',
    amount: index % 100 === 0 ? '1,005' : `${index + 1},50`,
    acn_id: IBAN,
    acnt_c_id: IBAN,
    contracts: `EXP-2026/${index}`,
    pay_purp: `PREPAYMENT FOR GOODS UNDER CONTRACT EXP-2026/${index}`,
    name_co: 'TEST HANDEL GMBH',
    acnt_co: 'DE89370400440532013000',
    ...(index % 2 === 0
      ? { ben_addr: 'Teststrasse 3, 10115 Berlin, Germany' }
      : { ben_town: 'Berlin', ben_street: 'Teststrasse', ben_bldg: '3', ben_pcode: '10115' }),
    ben_bank_swift: 'DEUTDEFFXXX',
    ben_bank_name: 'DEUTSCHE BANK AG',
  }));
}

export const checkCurrencyImport: Bench = {
  name: `check ${ROWS.toLocaleString('en')} currency import rows`,
  limitMs: 1500,
  prepare: () => {
    const rows = buildRows(ROWS);
    const contracts = Array.from({ length: CONTRACTS }, (_, index) => ({
      id: String(index),
      number: `EXP-2026/${index}`,
      currencyCode: '978',
      rest: '999999.00',
      endDate: null,
      beneficiary: 'TEST HANDEL GMBH',
      beneficiaryCountry: '276',
    }));
    const context = { bankDay: BANK_DAY, ownBankCode: '351607', accounts: ACCOUNTS, contracts };
    return () => {
      const judge = createCurrencyRowReader(context);
      const wrong = rows.filter((row) => judge(row).problems.length > 0).length;
      if (wrong < ROWS / 100) throw new Error('wrong rows were not found');
    };
  },
};
