/** Columns of an import file of hryvnia payments. Source: reference/banking 4.4 (`imp_tmpl1`) */
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

/** One row of a file: its cells as text, by column. */
export type ImportRow = Readonly<Partial<Record<ImportColumn, string>>>;

/** Columns without which a file is no file of payments (the receiver's code may be a passport in `psp_c`). */
export const IMPORT_COLUMNS_REQUIRED = [
  'acn_c',
  'name_c',
  'okpo_c',
  'pay_purp',
  'sum_cur',
] as const satisfies readonly ImportColumn[];

/** Where the problem of a payment's field is shown in the row. */
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

/** A field that a row has no column for is told under the first column of its part. */
const COLUMN_OF_PART: Readonly<Record<string, ImportColumn>> = {
  rmtStrd: 'spp_type',
  ultmtDbtr: 'ud_name',
  ultmtCdtr: 'uc_name',
};

/** The column of a payment's field. */
export function columnOf(field: string): string {
  return COLUMN_OF[field] ?? COLUMN_OF_PART[field.split('.', 1)[0] ?? ''] ?? field;
}
