import type { PayrollListRow } from '@ncb/shared-kernel/api/contract';
import { PAYROLL, UAH } from '@ncb/shared-kernel/domain/vocabulary';

export interface ListedPayroll extends PayrollListRow {
  readonly type: typeof PAYROLL;
  /** Salaries are paid in hryvnias. */
  readonly currencyLetters: string;
}

export function toListed(row: PayrollListRow): ListedPayroll {
  return { ...row, type: PAYROLL, currencyLetters: UAH.letters };
}

/** Counts the employees of payrolls; an employee of two payrolls counts twice, as both pay them. */
export function countEmployees(payrolls: readonly Pick<PayrollListRow, 'employeeCount'>[]): number {
  return payrolls.reduce((sum, { employeeCount }) => sum + employeeCount, 0);
}
