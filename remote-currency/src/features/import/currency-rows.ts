import type { ImportedRow, RowRules } from '@ncb/shared-kernel/blocks/import';
import {
  readChoice,
  CURRENCY_IMPORT_COLUMNS,
  createCurrencyRowReader,
  type CurrencyImportColumn,
  type CurrencyImportContext,
  type CurrencyImportRow,
  type ImportedCurrencyDocument,
} from '@ncb/shared-kernel/domain/rules';
import { DocumentType, findCurrency, PAGE_OF_DOCUMENT } from '@ncb/shared-kernel/domain/vocabulary';

export type CurrencyRow = ImportedRow<ImportedCurrencyDocument>;

/** Columns with the file columns whose problems they show. */
export const CELLS = [
  ['pmt_num', ['pmt_num']],
  // Before columns that a narrow table hides.
  ['amount', ['amount', 'cur_ref', 'target_cur_ref']],
  ['name_co', ['name_co', 'ben_country', 'ben_town', 'ben_addr']],
  ['doc_date', ['doc_date', 'val_date']],
  ['acnt_co', ['acnt_co', 'acnt_c_id']],
  ['ben_bank_swift', ['ben_bank_swift', 'ben_bank_name', 'ben_bank_cntry']],
  ['buy_base', ['buy_base', 'contracts', 'contracts_amounts', 'dog_num', 'dog_date', 'customer_buy_base']],
  ['acn_id', ['acn_id']],
] as const satisfies readonly (readonly [CurrencyImportColumn, readonly CurrencyImportColumn[]])[];

export function createCurrencyRules(context: CurrencyImportContext): RowRules<ImportedCurrencyDocument> {
  const judge = createCurrencyRowReader(context);
  return {
    columns: CURRENCY_IMPORT_COLUMNS,
    numberColumn: 'pmt_num',
    dateColumn: 'doc_date',
    accountColumn: 'acn_id',
    dayColumns: ['doc_date', 'val_date'],
    hasCurrencies: true,
    judge: (row) => judge(row),
    // Numbers are unique within a document type.
    markOf: ({ type, number, documentDate }) => (number === '' ? null : `${type} ${number} ${documentDate}`),
    counterOf: ({ type }) => (type === DocumentType.currencyPayment ? 'payment' : 'request'),
    receiverOf: (document) =>
      document.type === DocumentType.currencyPayment ? document.payment.beneficiary.account : '',
    currencyOf: ({ currencyCode }) => findCurrency(currencyCode)?.letters ?? currencyCode,
  };
}

const HEAD: readonly CurrencyImportColumn[] = [
  'pmt_type',
  'pmt_num',
  'doc_date',
  'val_date',
  'cur_ref',
  'amount',
  'acn_id',
];
const BASIS: readonly CurrencyImportColumn[] = [
  'buy_base',
  'contracts',
  'contracts_amounts',
  'dog_num',
  'dog_date',
  'customer_buy_base',
];
const OF_PAYMENT: readonly CurrencyImportColumn[] = [
  ...HEAD,
  'cur_pmt_type',
  'fee_type',
  'funds_src',
  ...BASIS,
  'pay_purp',
  'name_co',
  'acnt_co',
  'ben_country',
  'ben_addr',
  'ben_town',
  'ben_street',
  'ben_bldg',
  'ben_pcode',
  'ben_region',
  'ben_bank_swift',
  'ben_bank_name',
  'ben_bank_cntry',
];
const OF_REQUEST: readonly CurrencyImportColumn[] = [...HEAD, 'acnt_c_id', 'rate_type', 'customer_rate', ...BASIS];
const REQUEST_PARTS: readonly CurrencyImportColumn[] = ['acn_rest_id', 'target_cur_ref', 'pay_purp'];
const NOT_OF_PAYMENT: readonly CurrencyImportColumn[] = [
  'target_cur_ref',
  'acn_rest_id',
  'acnt_c_id',
  'rate_type',
  'customer_rate',
];
const PAYMENT_PARTS = CURRENCY_IMPORT_COLUMNS.filter(
  (column) => !OF_PAYMENT.includes(column) && !NOT_OF_PAYMENT.includes(column),
);

/** Fields of the row's document type. */
export function getPanelColumns({ pmt_type }: CurrencyImportRow): {
  readonly usual: readonly string[];
  readonly parts: readonly string[];
} {
  const type = readChoice('pmt_type', pmt_type) ?? DocumentType.currencyPayment;
  return type === DocumentType.currencyPayment
    ? { usual: OF_PAYMENT, parts: PAYMENT_PARTS }
    : { usual: OF_REQUEST, parts: REQUEST_PARTS };
}

export function getPage({ type }: ImportedCurrencyDocument) {
  return PAGE_OF_DOCUMENT[type];
}
