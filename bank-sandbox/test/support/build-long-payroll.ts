import type { PayrollToSave } from '@ncb/shared-kernel/api/contract';
import { buildIban } from '../../src/areas/banks/build-iban';
import { PAYROLL } from './payroll';

/** Builds a payroll whose rows go to as many accounts in another bank that takes part in the comparison of names. */
export function buildLongPayroll(count: number): PayrollToSave {
  const [first] = PAYROLL.employees;
  if (!first) throw new Error('the seed has no employees');
  const employees = Array.from({ length: count }, (_, index) => ({
    ...first,
    account: buildIban('305299', String(26_205_500_000_000 + index)),
    amount: '1.00',
  }));
  return { ...PAYROLL, employees, total: `${count}.00` };
}
