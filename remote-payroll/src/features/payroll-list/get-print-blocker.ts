import { PayrollAccess } from '@ncb/shared-kernel/domain/vocabulary';
import { canPrint } from '@ncb/shared-kernel/domain/workflow';
import type { PayrollPrintout } from '../printing';
import type { ListedPayroll } from './listed-payroll';

export const PAYROLL_PRINTOUTS: readonly PayrollPrintout[] = ['sheet', 'result', 'list'];

type PrintReason = 'totalsOnly' | 'selectFirst' | 'payroll_print_disabled';

interface PayrollsInScope {
  readonly payrolls: readonly Pick<ListedPayroll, 'type' | 'status'>[];
  readonly areSelected: boolean;
}

/**
 * Returns the reason why a printout is disabled. Payroll grids and outcomes need a selection of executed payrolls; the
 * list prints everything shown. Source: docs/requirements/currency-payroll-credits-statements.md#printing-of-documents.
 */
export function getPrintBlocker(
  paper: PayrollPrintout,
  { payrolls, areSelected }: PayrollsInScope,
  payrollAccess: PayrollAccess,
): PrintReason | null {
  if (payrollAccess !== PayrollAccess.full) return 'totalsOnly';
  if (paper === 'list') return null;
  if (!areSelected) return 'selectFirst';
  return payrolls.every(canPrint) ? null : 'payroll_print_disabled';
}
