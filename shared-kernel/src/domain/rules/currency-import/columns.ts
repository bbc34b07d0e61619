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

/** Column that shows a field's problem. */
const COLUMN_OF: Readonly<Record<string, CurrencyImportColumn>> = {
  number: 'pmt_num',
  documentDate: 'doc_date',
  valueDate: 'val_date',
  currencyCode: 'cur_ref',
  targetCurrencyCode: 'target_cur_ref',
  debitAccountId: 'acn_id',
  restAccountId: 'acn_rest_id',
  creditAccountId: 'acnt_c_id',
  feePayer: 'fee_type',
  kind: 'cur_pmt_type',
  fundsSource: 'funds_src',
  requestId: 'cur_req_id',
  rateType: 'rate_type',
  customerRate: 'customer_rate',
  basis: 'buy_base',
  'contracts.amounts': 'contracts_amounts',
  agreementNumber: 'dog_num',
  agreementDate: 'dog_date',
  basisText: 'customer_buy_base',
  purpose: 'pay_purp',
  comment: 'pmt_comment',
  'beneficiary.name': 'name_co',
  'beneficiary.code': 'okpo_co',
  'beneficiary.secondCode': 'kpp_code',
  'beneficiary.account': 'acnt_co',
  'beneficiary.country': 'ben_country',
  'beneficiary.address': 'ben_addr',
  'addressParts.town': 'ben_town',
  'addressParts.street': 'ben_street',
  'addressParts.building': 'ben_bldg',
  'addressParts.postCode': 'ben_pcode',
  'addressParts.region': 'ben_region',
  'structuredPurpose.paymentKindCode': 'spp_code',
  'structuredPurpose.budgetCode': 'spp_code',
  'structuredPurpose.additionalInfo': 'spp_inf',
  'ultimateDebtor.name': 'ud_name',
  'ultimateDebtor.identificationType': 'ud_type',
  'ultimateDebtor.identificationCode': 'ud_code',
  'ultimateDebtor.residenceCountry': 'ud_country',
  'ultimateCreditor.name': 'uc_name',
  'ultimateCreditor.identificationType': 'uc_type',
  'ultimateCreditor.identificationCode': 'uc_code',
  'ultimateCreditor.residenceCountry': 'uc_country',
  ...buildBankColumns('beneficiaryBank', 'ben_bank_'),
  ...buildBankColumns('intermediaryBank', 'int_bank_'),
};

function buildBankColumns(
  part: string,
  prefix: 'ben_bank_' | 'int_bank_',
): Readonly<Record<string, CurrencyImportColumn>> {
  return {
    [`${part}.swift`]: `${prefix}swift`,
    [`${part}.name`]: `${prefix}name`,
    [`${part}.country`]: `${prefix}cntry`,
    [`${part}.address`]: `${prefix}addr`,
    [`${part}.correspondentAccount`]: `${prefix}coracn`,
    [`${part}.nationalCode`]: `${prefix}bic`,
  };
}

const COLUMN_OF_PART: Readonly<Record<string, CurrencyImportColumn>> = {
  structuredPurpose: 'rmt_strd',
  ultimateDebtor: 'ultmt_dbtr',
  ultimateCreditor: 'ultmt_cdtr',
};

/** Returns the field's own column, or that of the whole part. */
export function getCurrencyColumn(field: string): string {
  return COLUMN_OF[field] ?? COLUMN_OF_PART[field.split('.', 1)[0] ?? ''] ?? field;
}
