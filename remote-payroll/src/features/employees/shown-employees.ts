import type { Employee } from '@ncb/shared-kernel/api/contract';
import { canEditEmployee, joinFullName } from '@ncb/shared-kernel/domain/rules';
import type { EmployeeStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { findByWords } from '@ncb/shared-kernel/ui';

export interface EmployeeFilter {
  /** Null: whoever works and whoever does not. */
  readonly status: EmployeeStatus | null;
  /** Only those whose data are the company's own. */
  readonly isOwn: boolean;
}

export const EVERYBODY: EmployeeFilter = { status: null, isOwn: false };

/** The employees that the user wants to see. */
export function filterEmployees(
  employees: readonly Employee[],
  { status, isOwn }: EmployeeFilter,
): readonly Employee[] {
  return employees.filter(
    (employee) => (status === null || employee.status === status) && (!isOwn || canEditEmployee(employee)),
  );
}

/** Employees by name, code and account; amounts are not looked for, as they are not shown either. */
export const findEmployees = findByWords((employee: Employee) =>
  [joinFullName(employee), employee.taxCode, employee.account].join(' '),
);
