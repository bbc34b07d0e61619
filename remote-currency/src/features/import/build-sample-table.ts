import {
  CURRENCY_IMPORT_COLUMNS,
  type CurrencyImportColumn,
  type CurrencyImportRow,
} from '@ncb/shared-kernel/domain/rules';
import type { ExportTable } from '@ncb/shared-kernel/files';

const WIDTH = 24;

/** Sample rows with invented partners; accounts and contracts are to be filled in. */
const ROWS: readonly CurrencyImportRow[] = [
  {
    pmt_type: '2',
    cur_ref: 'EUR',
    amount: '1200.00',
    fee_type: 'SHA',
    cur_pmt_type: 'ext',
    funds_src: 'own',
    buy_base: 'contract',
    contracts: 'EXP-2026/01',
    contracts_amounts: '1200.00',
    pay_purp: 'PAYMENT FOR GOODS UNDER CONTRACT EXP-2026/01',
    name_co: 'TEST HANDEL GMBH',
    acnt_co: 'DE89370400440532013000',
    ben_country: 'DE',
    ben_town: 'Berlin',
    ben_street: 'Teststrasse',
    ben_bldg: '3',
    ben_pcode: '10115',
    ben_bank_swift: 'DEUTDEFFXXX',
    ben_bank_name: 'DEUTSCHE BANK AG',
    ben_bank_cntry: 'DE',
  },
  {
    pmt_type: '3',
    cur_ref: 'EUR',
    amount: '1000.00',
    rate_type: '1',
    buy_base: 'contract',
    contracts: 'EXP-2026/01',
    contracts_amounts: '1000.00',
  },
  { pmt_type: '4', cur_ref: 'USD', amount: '500.00', rate_type: '3', customer_rate: '41.50' },
  { pmt_type: '5', cur_ref: 'EUR', target_cur_ref: 'USD', amount: '300.00', rate_type: '1' },
];

/**
 * Builds a file with readable headings.
 * @param day of the documents, `yyyy-MM-dd`
 */
export function buildSampleTable(labelOf: (column: CurrencyImportColumn) => string, day: string): ExportTable {
  return {
    columns: CURRENCY_IMPORT_COLUMNS.map((column) => ({
      name: labelOf(column),
      holds: column === 'doc_date' || column === 'val_date' ? 'day' : 'text',
      length: WIDTH,
    })),
    rows: ROWS.map((row) =>
      CURRENCY_IMPORT_COLUMNS.map((column) => (column === 'doc_date' ? day : (row[column] ?? ''))),
    ),
  };
}
