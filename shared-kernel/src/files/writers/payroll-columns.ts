import { toMinor } from '../../domain/money';
import type { PayrollRowDraft } from '../../domain/rules';
import type { ExportColumn, ExportTable } from './export-table';

const text = (name: string, length: number): ExportColumn => ({ name, holds: 'text', length });

/** Columns of the import template. Source: docs/requirements/banking-rules.md#import-templates. */
const PERSON = [
  text('tin', 10),
  text('lastname', 40),
  text('firstname', 40),
  text('middlename', 40),
  text('emp_acn', 29),
] as const;

export interface PayrollToWrite {
  readonly number: string;
  /** `yyyy-MM-dd` */
  readonly documentDate: string;
  /** Payment day, `yyyy-MM-dd`; '' for none. */
  readonly payoutDay: string;
  readonly companyCode: string;
  readonly companyName: string;
  readonly debitIban: string;
  readonly transitAccount: string;
  readonly typeName: string;
  /** `yyyy-MM`, '' for none. */
  readonly period: string;
  readonly employees: readonly PayrollRowToWrite[];
}

export interface PayrollRowToWrite extends PayrollRowDraft {
  /** UETR of the row's payment; null or absent before the payroll is sent. */
  readonly uetr?: string | null;
}

/**
 * Builds the table of our import template; csv and workbooks of a sent payroll end with the UETRs, which an import skips.
 * @param isDbf amounts in kopecks, as the template in dBase has them; csv and workbooks have hryvnias
 */
export function buildPayrollExportTable({ employees, companyCode }: PayrollToWrite, isDbf: boolean): ExportTable {
  const amount: ExportColumn = isDbf
    ? { name: 'amount', holds: 'whole', length: 15 }
    : { name: 'amount_uah', holds: 'amount', length: 15 };
  const hasUetr = !isDbf && employees.some(({ uetr }) => uetr);
  return {
    columns: [...PERSON, amount, text('comp_code', 10), ...(hasUetr ? [text('uetr', 36)] : [])],
    rows: employees.map(({ taxCode, lastName, firstName, middleName, account, amount: sum, uetr }) => [
      taxCode,
      lastName,
      firstName,
      middleName,
      account,
      isDbf ? String(toMinor(sum)) : sum,
      companyCode,
      ...(hasUetr ? [uetr ?? ''] : []),
    ]),
  };
}
