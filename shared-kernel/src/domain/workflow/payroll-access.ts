import { PayrollAccess } from '../vocabulary';

/** Whether a person learns of the company's payrolls at all. Source: reference/areas B7 */
export function seesPayrolls(access: PayrollAccess): boolean {
  return access !== PayrollAccess.none;
}

/** Whether a person sees who gets how much: rows, employees, import, export, print. Signing needs it too. */
export function seesSalaries(access: PayrollAccess): boolean {
  return access === PayrollAccess.full;
}
