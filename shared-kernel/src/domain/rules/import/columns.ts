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

/** The payee's code may be a passport in `psp_c`. */
export const IMPORT_COLUMNS_REQUIRED = [
  'acn_c',
  'name_c',
  'okpo_c',
  'pay_purp',
  'sum_cur',
] as const satisfies readonly ImportColumn[];

/** Column that shows a field's problem. */
const COLUMN_OF: Readonly<Record<string, ImportColumn>> = {
  pmt_num: 'oper_n',
  doc_date: 'oper_date',
  val_date: 'oper_datev',
  acn_id: 'acn_d',
  acnt_co: 'acn_c',
  name_co: 'name_c',
  okpo_co: 'okpo_c',
  amount: 'sum_cur',
  pay_purp: 'pay_purp',
  std_purp_r: 'std_purp_r',
  'rmtStrd.certId': 'spp_code',
  'rmtStrd.tP': 'spp_code',
  'rmtStrd.addtInf': 'spp_inf',
  'ultmtDbtr.identType': 'ud_type',
  'ultmtDbtr.identCode': 'ud_code',
  'ultmtDbtr.identCtryRes': 'ud_country',
  'ultmtCdtr.identType': 'uc_type',
  'ultmtCdtr.identCode': 'uc_code',
  'ultmtCdtr.identCtryRes': 'uc_country',
};

/** Fields without a column use the part's first one. */
const COLUMN_OF_PART: Readonly<Record<string, ImportColumn>> = {
  rmtStrd: 'spp_type',
  ultmtDbtr: 'ud_name',
  ultmtCdtr: 'uc_name',
};

export function getColumn(field: string): string {
  return COLUMN_OF[field] ?? COLUMN_OF_PART[field.split('.', 1)[0] ?? ''] ?? field;
}
