import type { Employee } from '@ncb/shared-kernel/api/contract';
import { canEditEmployee, joinFullName } from '@ncb/shared-kernel/domain/rules';
import type { EmployeeStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { createWordSearch } from '@ncb/shared-kernel/ui';

export interface EmployeeFilter {
  /** Null for any status. */
  readonly status: EmployeeStatus | null;
  readonly isOwn: boolean;
}

export const NO_EMPLOYEE_FILTER: EmployeeFilter = { status: null, isOwn: false };

export function filterEmployees(
  employees: readonly Employee[],
  { status, isOwn }: EmployeeFilter,
): readonly Employee[] {
  return employees.filter(
    (employee) => (status === null || employee.status === status) && (!isOwn || canEditEmployee(employee)),
  );
}

/** Amounts are not searched because they may be hidden. */
export const findEmployees = createWordSearch((employee: Employee) =>
  [joinFullName(employee), employee.taxCode, employee.account].join(' '),
);
