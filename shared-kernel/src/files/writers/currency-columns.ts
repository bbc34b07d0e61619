import {
  CURRENCY_IMPORT_COLUMNS,
  isCurrencyImportColumn,
  type CurrencyImportColumn,
  type CurrencyImportRow,
} from '../../domain/rules';
import type { ExportColumn, ExportTable } from './export-table';

/** Shorter names for dBase, which allows ten characters. Our reader knows them too. */
export const CURRENCY_DBF_NAMES: Readonly<Partial<Record<CurrencyImportColumn, string>>> = {
  target_cur_ref: 'target_cur',
  acn_rest_id: 'acn_rest',
  cur_pmt_type: 'pmt_kind',
  customer_rate: 'cust_rate',
  contracts_amounts: 'contr_sums',
  customer_buy_base: 'base_text',
  pmt_comment: 'pmt_comm',
  ben_country: 'ben_cntry',
  ben_bank_swift: 'bb_swift',
  ben_bank_name: 'bb_name',
  ben_bank_cntry: 'bb_cntry',
  ben_bank_addr: 'bb_addr',
  ben_bank_coracn: 'bb_coracn',
  ben_bank_bic: 'bb_bic',
  int_bank_swift: 'ib_swift',
  int_bank_name: 'ib_name',
  int_bank_cntry: 'ib_cntry',
  int_bank_addr: 'ib_addr',
  int_bank_coracn: 'ib_coracn',
  int_bank_bic: 'ib_bic',
};

const DAYS: readonly CurrencyImportColumn[] = ['doc_date', 'val_date', 'dog_date'];
const SHORT = 35;
const LONG = 254;
const LONG_COLUMNS: readonly CurrencyImportColumn[] = [
  'pay_purp',
  'pmt_comment',
  'contracts',
  'contracts_amounts',
  'name_co',
  'ben_addr',
  'ben_street',
  'customer_buy_base',
  'ben_bank_name',
  'ben_bank_addr',
  'int_bank_name',
  'int_bank_addr',
  'ud_name',
  'uc_name',
  'spp_inf',
  'ultmt_dbtr',
  'ultmt_cdtr',
  'rmt_strd',
];

/** Builds the export table of currency documents: the columns that any row fills, with wire names. */
export function buildCurrencyExportTable(rows: readonly CurrencyImportRow[], areNamesShort: boolean): ExportTable {
  const used = new Set(rows.flatMap((row) => Object.keys(row).filter(isCurrencyImportColumn)));
  const columns = CURRENCY_IMPORT_COLUMNS.filter((column) => used.has(column));
  return {
    columns: columns.map((column) => exportColumn(column, areNamesShort)),
    rows: rows.map((row) => columns.map((column) => row[column] ?? '')),
  };
}

function exportColumn(column: CurrencyImportColumn, isShort: boolean): ExportColumn {
  const name = (isShort && CURRENCY_DBF_NAMES[column]) || column;
  if (column === 'amount') return { name, holds: 'amount', length: 20 };
  if (DAYS.includes(column)) return { name, holds: 'day', length: 'dd/MM/yy'.length };
  return { name, holds: 'text', length: LONG_COLUMNS.includes(column) ? LONG : SHORT };
}
