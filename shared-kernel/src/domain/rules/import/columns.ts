export const IMPORT_COLUMNS = [
  'oper_n',
  'oper_date',
  'oper_datev',
  'acn_d',
  'name_d',
  'okpo_d',
  'mfo_d',
  'sum_cur',
  'cur_ref',
  'acn_c',
  'name_c',
  'okpo_c',
  'psp_c',
  'mfo_c',
  'pay_purp',
  'std_purp_r',
  'spp_type',
  'spp_code',
  'spp_inf',
  'ud_name',
  'ud_type',
  'ud_code',
  'ud_country',
  'uc_name',
  'uc_type',
  'uc_code',
  'uc_country',
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

export function isImportColumn(name: string): name is ImportColumn {
  return IMPORT_COLUMNS.some((column) => column === name);
}

export type ImportRow = Readonly<Partial<Record<ImportColumn, string>>>;

/** The receiver's code may be a passport in `psp_c`. */
export const IMPORT_COLUMNS_REQUIRED = [
  'acn_c',
  'name_c',
  'okpo_c',
  'pay_purp',
  'sum_cur',
] as const satisfies readonly ImportColumn[];

/** Column that shows a field's problem. */
const COLUMN_OF: Readonly<Record<string, ImportColumn>> = {
  number: 'oper_n',
  documentDate: 'oper_date',
  valueDate: 'oper_datev',
  debitAccountId: 'acn_d',
  creditIban: 'acn_c',
  receiverName: 'name_c',
  receiverCode: 'okpo_c',
  amount: 'sum_cur',
  purpose: 'pay_purp',
  standardPurposeCode: 'std_purp_r',
  'structuredPurpose.paymentKindCode': 'spp_code',
  'structuredPurpose.budgetCode': 'spp_code',
  'structuredPurpose.additionalInfo': 'spp_inf',
  'ultimateDebtor.identificationType': 'ud_type',
  'ultimateDebtor.identificationCode': 'ud_code',
  'ultimateDebtor.residenceCountry': 'ud_country',
  'ultimateCreditor.identificationType': 'uc_type',
  'ultimateCreditor.identificationCode': 'uc_code',
  'ultimateCreditor.residenceCountry': 'uc_country',
};

/** Fields without a column use the part's first one. */
const COLUMN_OF_PART: Readonly<Record<string, ImportColumn>> = {
  structuredPurpose: 'spp_type',
  ultimateDebtor: 'ud_name',
  ultimateCreditor: 'uc_name',
};

export function getColumn(field: string): string {
  return COLUMN_OF[field] ?? COLUMN_OF_PART[field.split('.', 1)[0] ?? ''] ?? field;
}
