import type { Employee } from '@ncb/shared-kernel/api/contract';
import { canEditEmployee, joinFullName } from '@ncb/shared-kernel/domain/rules';
import type { EmployeeStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { findByWords } from '@ncb/shared-kernel/ui';

export interface EmployeeFilter {
  /** Null for any status. */
  readonly status: EmployeeStatus | null;
  readonly isOwn: boolean;
}

export const EVERYBODY: EmployeeFilter = { status: null, isOwn: false };

export function filterEmployees(
  employees: readonly Employee[],
  { status, isOwn }: EmployeeFilter,
): readonly Employee[] {
  return employees.filter(
    (employee) => (status === null || employee.status === status) && (!isOwn || canEditEmployee(employee)),
  );
}

/** Amounts are not searched because they may be hidden. */
export const findEmployees = findByWords((employee: Employee) =>
  [joinFullName(employee), employee.taxCode, employee.account].join(' '),
);
