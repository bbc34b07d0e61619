import type { Employee } from '@ncb/shared-kernel/api/contract';
import type { EmployeeDraft } from '@ncb/shared-kernel/domain/rules';

interface SameEmployee {
  readonly employee: Employee;
  readonly by: 'account' | 'code';
}

/**
 * Finds the employee with the account, else with the tax code, or null. Only a warning: an employee who came back may
 * be in the list twice.
 */
export function findSameEmployee(
  others: readonly Employee[],
  { account, taxCode }: Pick<EmployeeDraft, 'account' | 'taxCode'>,
): SameEmployee | null {
  const byAccount = account === '' ? undefined : others.find((other) => other.account === account);
  if (byAccount) return { employee: byAccount, by: 'account' };
  const byCode = taxCode === '' ? undefined : others.find((other) => other.taxCode === taxCode);
  return byCode ? { employee: byCode, by: 'code' } : null;
}
