import type { Employee, EmployeeToSave } from '@ncb/shared-kernel/api/contract';
import { normaliseAccount, normaliseCode, normalisePassport } from '@ncb/shared-kernel/domain/identifiers';
import { checkEmployee, type EmployeeContext, type EmployeeDraft } from '@ncb/shared-kernel/domain/rules';
import type { ReceiverPair } from '@ncb/shared-kernel/queries';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import { EmployeeStatus } from '@ncb/shared-kernel/domain/vocabulary';

export interface EmployeeValues {
  readonly tin: string;
  readonly lastname: string;
  readonly firstname: string;
  readonly middlename: string;
  readonly emp_acn: string;
  readonly status: EmployeeStatus;
}

export function getEmployeeValues(
  employee: (EmployeeDraft & Partial<Pick<Employee, 'status'>>) | null,
): EmployeeValues {
  return {
    tin: employee?.taxCode ?? '',
    lastname: employee?.lastName ?? '',
    firstname: employee?.firstName ?? '',
    middlename: employee?.middleName ?? '',
    emp_acn: employee?.account ?? '',
    status: employee?.status ?? EmployeeStatus.active,
  };
}

/** Normalises typed values. A code with letters is read as a passport. */
export function toEmployeeDraft(values: EmployeeValues): EmployeeDraft {
  const code = normaliseCode(values.tin);
  return {
    taxCode: /^[0-9]*$/.test(code) ? code : normalisePassport(values.tin),
    lastName: tidyLine(values.lastname),
    firstName: tidyLine(values.firstname),
    middleName: tidyLine(values.middlename),
    account: normaliseAccount(values.emp_acn),
  };
}

/** Builds the account and tax code pair that the bank compares; null until both are valid. */
export function getValidPair(draft: EmployeeDraft, context: EmployeeContext): ReceiverPair | null {
  const isWrong = checkEmployee(draft, context).some(({ field }) => field === 'tin' || field === 'emp_acn');
  return isWrong || draft.taxCode === '' ? null : { account: draft.account, code: draft.taxCode };
}

export function toReceiverPair({ account, taxCode }: Pick<EmployeeDraft, 'account' | 'taxCode'>): ReceiverPair {
  return { account, code: taxCode };
}

/** @param id null for a new one */
export function toEmployeeToSave(values: EmployeeValues, id: string | null): EmployeeToSave {
  return { ...toEmployeeDraft(values), id, status: values.status };
}
