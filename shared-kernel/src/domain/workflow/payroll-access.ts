import { PayrollAccess } from '../vocabulary';

export function seesPayrolls(access: PayrollAccess): boolean {
  return access !== PayrollAccess.none;
}

/** True for individual salaries: rows, employees, import, export, print; signing needs it too. */
export function seesSalaries(access: PayrollAccess): boolean {
  return access === PayrollAccess.full;
}
