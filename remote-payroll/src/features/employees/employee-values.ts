import type { Employee, EmployeeToSave } from '@ncb/shared-kernel/api/contract';
import { normaliseAccount, normaliseCode, normalisePassport } from '@ncb/shared-kernel/domain/identifiers';
import { checkEmployee, type EmployeeContext, type EmployeeDraft } from '@ncb/shared-kernel/domain/rules';
import type { ReceiverPair } from '@ncb/shared-kernel/queries';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import { EmployeeStatus } from '@ncb/shared-kernel/domain/vocabulary';

export interface EmployeeValues extends EmployeeDraft {
  readonly status: EmployeeStatus;
}

export function getEmployeeValues(
  employee: (EmployeeDraft & Partial<Pick<Employee, 'status'>>) | null,
): EmployeeValues {
  return {
    taxCode: employee?.taxCode ?? '',
    lastName: employee?.lastName ?? '',
    firstName: employee?.firstName ?? '',
    middleName: employee?.middleName ?? '',
    account: employee?.account ?? '',
    status: employee?.status ?? EmployeeStatus.active,
  };
}

/** Normalises typed values. A code with letters is read as a passport. */
export function toEmployeeDraft(values: EmployeeValues): EmployeeDraft {
  const code = normaliseCode(values.taxCode);
  return {
    taxCode: /^[0-9]*$/.test(code) ? code : normalisePassport(values.taxCode),
    lastName: tidyLine(values.lastName),
    firstName: tidyLine(values.firstName),
    middleName: tidyLine(values.middleName),
    account: normaliseAccount(values.account),
  };
}

/** Builds the account and tax code pair that the bank compares; null until both are valid. */
export function getValidPair(draft: EmployeeDraft, context: EmployeeContext): ReceiverPair | null {
  const isWrong = checkEmployee(draft, context).some(({ field }) => field === 'taxCode' || field === 'account');
  return isWrong || draft.taxCode === '' ? null : { account: draft.account, code: draft.taxCode };
}

export function toReceiverPair({ account, taxCode }: Pick<EmployeeDraft, 'account' | 'taxCode'>): ReceiverPair {
  return { account, code: taxCode };
}

/** @param id null for a new one */
export function toEmployeeToSave(values: EmployeeValues, id: string | null): EmployeeToSave {
  return { ...toEmployeeDraft(values), id, status: values.status };
}
