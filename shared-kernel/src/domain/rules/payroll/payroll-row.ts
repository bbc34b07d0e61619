import { addAmounts, parseAmount } from '../../money';
import type { Problem } from '../../problem';
import { problem, problemsFound, type Check } from '../checks';
import { EMPLOYEE_CHECKS, type EmployeeContext, type EmployeeDraft } from './employee';

/** A row of a payroll: an employee and what he is paid. */
export interface PayrollRowDraft extends EmployeeDraft {
  /** Decimal text in hryvnias; typed forms such as `1 234,56` are understood. */
  readonly amount: string;
}

const CHECKS: readonly Check<PayrollRowDraft, EmployeeContext>[] = [
  ...EMPLOYEE_CHECKS,
  (draft) => problem('amount', parseAmount(draft.amount).ok ? null : 'incorrectPayrollAmount'),
];

/** All problems of a row, typed or imported, in the order of the table's columns. Source: spec 3 §5, "Payroll" */
export function checkPayrollRow(draft: PayrollRowDraft, context: EmployeeContext): readonly Problem[] {
  return problemsFound(CHECKS, draft, context);
}

/** The sum of the rows, '0.00' for none; null while any row lacks a valid amount. Source: spec 3 §5 */
export function payrollTotal(rows: readonly Pick<PayrollRowDraft, 'amount'>[]): string | null {
  let total = '0.00';
  for (const row of rows) {
    const parsed = parseAmount(row.amount);
    if (!parsed.ok) return null;
    total = addAmounts(total, parsed.amount);
  }
  return total;
}
