import type { PayrollListRow } from '@ncb/shared-kernel/api/contract';
import { PAYROLL, UAH } from '@ncb/shared-kernel/domain/vocabulary';

/** A payroll of the list, as documents of all kinds are called where they meet. */
export interface ListedPayroll extends PayrollListRow {
  readonly type: typeof PAYROLL;
  /** Salaries are paid in hryvnias. */
  readonly currencyLetters: string;
}

export function toListed(row: PayrollListRow): ListedPayroll {
  return { ...row, type: PAYROLL, currencyLetters: UAH.letters };
}

/** People in payrolls; one who is in two of them counts twice, as each is a payment to him. */
export function employeesIn(payrolls: readonly Pick<PayrollListRow, 'employeeCount'>[]): number {
  return payrolls.reduce((sum, { employeeCount }) => sum + employeeCount, 0);
}
