import type { EmployeeDraft } from '@ncb/shared-kernel/domain/rules';

/** Last name, first name, middle name. */
export function fullName({
  lastName,
  firstName,
  middleName,
}: Pick<EmployeeDraft, 'lastName' | 'firstName' | 'middleName'>): string {
  return [lastName, firstName, middleName].filter((part) => part !== '').join(' ');
}
