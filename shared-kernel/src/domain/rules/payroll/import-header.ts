import { fromDotted } from '../../dates';
import { compareAmounts } from '../../money';
import type { Problem } from '../../problem';
import { problem, problemsFound, type Check } from '../checks';
import { importedAmount } from './imported-amount';
import { payrollTotal, type PayrollRowDraft } from './payroll-row';

/** The first line of a payroll file begins with one of these; the second is iBank 2 UA's. Source: reference/banking 4.4 */
export const PAYROLL_FILE_MARKERS = ['PAYROLL;', 'Content-Type=doc/pay_sheet'] as const;

/** What a payroll file says about itself; null where it says nothing. */
export interface PayrollImportHeader {
  readonly companyCode: string;
  /** `yyyy-MM-dd`. */
  readonly date: string | null;
  readonly typeId: string | null;
  readonly count: number | null;
  /** Decimal string in hryvnias. */
  readonly total: string | null;
}

/** True for the first line of a text that is a payroll file; the byte-order mark of some programs is overlooked. */
export function isPayrollFile(firstLine: string): boolean {
  const line = firstLine.replace(/^\ufeff/, '');
  return PAYROLL_FILE_MARKERS.some((marker) => line.startsWith(marker));
}

/**
 * Reads `PAYROLL;1.0;<company code>;<dd.MM.yyyy>;<type id>;<count>;<total kopecks>`.
 * @returns null for a line that is no such header. Source: reference/banking 4.4
 */
export function readPayrollHeader(line: string): PayrollImportHeader | null {
  const [marker, , companyCode, date = '', typeId, count = '', total = ''] = line
    .replace(/^\ufeff/, '')
    .split(';')
    .map((cell) => cell.trim());
  if (marker?.toUpperCase() !== 'PAYROLL' || companyCode === undefined) return null;
  const sum = importedAmount(total);
  return {
    companyCode,
    date: fromDotted(date),
    typeId: typeId || null,
    count: /^[0-9]{1,6}$/.test(count) ? Number(count) : null,
    total: sum.ok ? sum.amount : null,
  };
}

interface ImportContext {
  /** Code of the selected company. */
  readonly companyCode: string;
  readonly rows: readonly PayrollRowDraft[];
}

const CHECKS: readonly Check<PayrollImportHeader, ImportContext>[] = [
  (header, { companyCode }) => problem('comp_code', header.companyCode === companyCode ? null : 'unknownCompanyCode'),
  ({ count }, { rows }) =>
    count === null || count === rows.length ? null : problem('emps', 'incorrectPayrollCount', { count: String(count) }),
  ({ total }, { rows }) => totalProblem(total, payrollTotal(rows)),
];

/**
 * All problems of a file's header: it is of the selected company, and no row was lost or changed on the way.
 * Source: spec 3 §5; count and total are ours
 */
export function checkPayrollHeader(header: PayrollImportHeader, context: ImportContext): readonly Problem[] {
  return problemsFound(CHECKS, header, context);
}

/** Rows whose amounts cannot be read have problems of their own. */
function totalProblem(said: string | null, sum: string | null): Problem | null {
  if (said === null || sum === null || compareAmounts(said, sum) === 0) return null;
  return problem('payroll_amount', 'incorrectPayrollTotal', { total: sum });
}
