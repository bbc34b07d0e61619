import { PayrollAccess } from '@ncb/shared-kernel/domain/vocabulary';
import { canPrint } from '@ncb/shared-kernel/domain/workflow';
import type { PayrollPaper } from '../printing';
import type { ListedPayroll } from './listed-payroll';

/** What the list prints, in the order of its menu. */
export const PAPERS: readonly PayrollPaper[] = ['sheet', 'result', 'list'];

export type PrintReason = 'totalsOnly' | 'selectFirst' | 'payroll_print_disabled';

/** Which payrolls are meant: those that are selected, else all that are shown. */
export interface MeantPayrolls {
  readonly payrolls: readonly Pick<ListedPayroll, 'type' | 'status'>[];
  readonly areSelected: boolean;
}

/**
 * Why a paper cannot be printed; null where it can. Sheets and results are printed of executed payrolls alone, and of those
 * that somebody has chosen; the list of whatever is shown. Source: spec 3 §4
 */
export function printReason(
  paper: PayrollPaper,
  { payrolls, areSelected }: MeantPayrolls,
  payrollAccess: PayrollAccess,
): PrintReason | null {
  if (payrollAccess !== PayrollAccess.full) return 'totalsOnly';
  if (paper === 'list') return null;
  if (!areSelected) return 'selectFirst';
  return payrolls.every(canPrint) ? null : 'payroll_print_disabled';
}
