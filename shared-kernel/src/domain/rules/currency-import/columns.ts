const getBankColumns = <const Prefix extends 'ben_bank_' | 'int_bank_'>(prefix: Prefix) =>
  [`${prefix}swift`, `${prefix}name`, `${prefix}cntry`, `${prefix}addr`, `${prefix}coracn`, `${prefix}bic`] as const;

/**
 * Document kind, wire names of both kinds' fields, address parts, actual parties and structured purpose as in hryvnia
 * files. Source: docs/requirements/currency-payroll-credits-statements.md#payment-in-currency,
 * docs/requirements/currency.md#address.
 */
export const CURRENCY_IMPORT_COLUMNS = [
  'pmt_type',
  'pmt_num',
  'doc_date',
  'val_date',
  'cur_ref',
  'target_cur_ref',
  'amount',
  'acn_id',
  'acn_rest_id',
  'acnt_c_id',
  'fee_type',
  'cur_pmt_type',
  'funds_src',
  'cur_req_id',
  'rate_type',
  'customer_rate',
  'buy_base',
  'contracts',
  'contracts_amounts',
  'dog_num',
  'dog_date',
  'customer_buy_base',
  'pay_purp',
  'pmt_comment',
  'name_co',
  'okpo_co',
  'kpp_code',
  'acnt_co',
  'ben_country',
  'ben_addr',
  'ben_town',
  'ben_street',
  'ben_bldg',
  'ben_pcode',
  'ben_region',
  ...getBankColumns('ben_bank_'),
  ...getBankColumns('int_bank_'),
  'ud_name',
  'ud_type',
  'ud_code',
  'ud_country',
  'uc_name',
  'uc_type',
  'uc_code',
  'uc_country',
  'spp_type',
  'spp_code',
  'spp_inf',
  'ultmt_dbtr',
  'ultmt_cdtr',
  'rmt_strd',
] as const;
export type CurrencyImportColumn = (typeof CURRENCY_IMPORT_COLUMNS)[number];

export function isCurrencyImportColumn(name: string): name is CurrencyImportColumn {
  return CURRENCY_IMPORT_COLUMNS.some((column) => column === name);
}

export type CurrencyImportRow = Readonly<Partial<Record<CurrencyImportColumn, string>>>;

export const CURRENCY_IMPORT_REQUIRED = ['cur_ref', 'amount'] as const satisfies readonly CurrencyImportColumn[];
