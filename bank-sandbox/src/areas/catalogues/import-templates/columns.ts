import { IMPORT_COLUMNS, type ImportColumn } from '@ncb/shared-kernel/domain/rules';
import {
  CODE_MAX_LENGTH,
  CORRESPONDENT_NAME_MAX,
  DOCUMENT_NUMBER_MAX,
  EMPLOYEE_NAME_MAX,
  IBAN_LENGTH,
  IDENTIFICATION_CODE_MAX,
  RECEIVER_NAME_MAX,
  STANDARD_PURPOSE_MAX,
  TAX_CODE_MAX,
  ADDITIONAL_INFO_MAX,
} from '@ncb/shared-kernel/domain/vocabulary';

/** A column of an import file; the type and length are those of a dBase table, the other files have names only. */
export interface Column {
  readonly name: string;
  /** C text, N number, D date. */
  readonly type: 'C' | 'N' | 'D';
  readonly length: number;
  readonly decimals?: number;
  /** Columns of a dBase table instead of this one: a text there has at most 254 characters. */
  readonly dividedInto?: number;
}

type Format = Omit<Column, 'name'>;

const text = (length: number): Format => ({ type: 'C', length });
const number = (length: number, decimals: number): Format => ({ type: 'N', length, decimals });
const DAY: Format = { type: 'D', length: 8 };
const BANK_CODE = text(6);
const IDENTIFICATION = { type: text(5), country: text(3) };

/** Source: reference/banking 4.4 (`imp_tmpl1`) */
const PAYMENT_FORMATS: Readonly<Record<ImportColumn, Format>> = {
  oper_n: text(DOCUMENT_NUMBER_MAX),
  oper_date: DAY,
  oper_datev: DAY,
  acn_d: text(IBAN_LENGTH),
  name_d: text(RECEIVER_NAME_MAX),
  okpo_d: text(CODE_MAX_LENGTH),
  mfo_d: BANK_CODE,
  sum_cur: number(15, 2),
  cur_ref: text(3),
  acn_c: text(IBAN_LENGTH),
  name_c: text(RECEIVER_NAME_MAX),
  okpo_c: text(CODE_MAX_LENGTH),
  psp_c: text(9),
  mfo_c: BANK_CODE,
  pay_purp: { ...text(140), dividedInto: 3 },
  std_purp_r: text(STANDARD_PURPOSE_MAX),
  spp_type: text(13),
  spp_code: text(TAX_CODE_MAX),
  spp_inf: text(ADDITIONAL_INFO_MAX),
  ud_name: text(RECEIVER_NAME_MAX),
  ud_type: IDENTIFICATION.type,
  ud_code: text(IDENTIFICATION_CODE_MAX),
  ud_country: IDENTIFICATION.country,
  uc_name: text(RECEIVER_NAME_MAX),
  uc_type: IDENTIFICATION.type,
  uc_code: text(IDENTIFICATION_CODE_MAX),
  uc_country: IDENTIFICATION.country,
};

export const PAYMENT_COLUMNS: readonly Column[] = IMPORT_COLUMNS.map((name) => ({ name, ...PAYMENT_FORMATS[name] }));

/** Source: reference/banking 4.4 (`imp_tmpl_payroll`) */
export const PAYROLL_COLUMNS: readonly Column[] = [
  { name: 'TIN', ...text(CODE_MAX_LENGTH) },
  { name: 'LASTNAME', ...text(EMPLOYEE_NAME_MAX) },
  { name: 'FIRSTNAME', ...text(EMPLOYEE_NAME_MAX) },
  { name: 'MIDDLENAME', ...text(EMPLOYEE_NAME_MAX) },
  { name: 'EMP_ACN', ...text(IBAN_LENGTH) },
  // Kopecks.
  { name: 'AMOUNT', ...number(15, 0) },
  { name: 'COMP_CODE', ...text(CODE_MAX_LENGTH) },
];

/** Source: reference/banking 4.4 (`imp_tmpl_correspondents`) */
export const CORRESPONDENT_COLUMNS: readonly Column[] = [
  { name: 'code', ...text(CODE_MAX_LENGTH) },
  { name: 'name', ...text(CORRESPONDENT_NAME_MAX) },
  { name: 'iban', ...text(IBAN_LENGTH) },
  { name: 'is_resident', ...number(1, 0) },
  { name: 'has_code', ...number(1, 0) },
  { name: 'sal', ...number(15, 2) },
];
