import { addAmounts, parseAmount } from '../../money';
import type { Problem } from '../../problem';
import { toProblem, runChecks, type Check } from '../checks';
import { EMPLOYEE_CHECKS, type EmployeeContext, type EmployeeDraft } from './employee';

export interface PayrollRowDraft extends EmployeeDraft {
  readonly amount: string;
}

const CHECKS: readonly Check<PayrollRowDraft, EmployeeContext>[] = [
  ...EMPLOYEE_CHECKS,
  (draft) => toProblem('amount', parseAmount(draft.amount).ok ? null : 'incorrectPayrollAmount'),
];

export function checkPayrollRow(draft: PayrollRowDraft, context: EmployeeContext): readonly Problem[] {
  return runChecks(CHECKS, draft, context);
}

/**
 * Returns '0.00' for none, null if any amount is invalid. Source:
 * docs/requirements/currency-payroll-credits-statements.md#payroll-rows.
 */
export function sumPayroll(rows: readonly Pick<PayrollRowDraft, 'amount'>[]): string | null {
  let total = '0.00';
  for (const row of rows) {
    const parsed = parseAmount(row.amount);
    if (!parsed.ok) return null;
    total = addAmounts(total, parsed.amount);
  }
  return total;
}
