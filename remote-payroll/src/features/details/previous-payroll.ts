import type { PayrollListRow } from '@ncb/shared-kernel/api/contract';
import { subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';

/** How far back the payroll before is looked for: two half months, and a month in which nothing of the type was paid. */
export const PREVIOUS_DAYS = 62;

type Compared = Pick<PayrollListRow, 'id' | 'documentDate' | 'status' | 'amount' | 'employeeCount'>;

/**
 * The payroll of the same type that was executed last before this one; null where there is none.
 * @param found payrolls of the type up to the day of this one, newest first, as the bank lists them
 */
export function previousPayroll<Row extends Compared>(
  found: readonly Row[],
  { id, documentDate }: Compared,
): Row | null {
  const place = found.findIndex((row) => row.id === id);
  const before = found.slice(place + 1).filter((row) => row.documentDate <= documentDate);
  return before.find(({ status }) => status === DocumentStatus.success) ?? null;
}

/** By how much the totals of two payrolls differ. */
export interface TotalsDifference {
  /** Decimal string, negative when less is paid. */
  readonly amount: string;
  readonly people: number;
}

export function totalsDifference(previous: Compared, present: Compared): TotalsDifference {
  return {
    amount: subtractAmounts(present.amount, previous.amount),
    people: present.employeeCount - previous.employeeCount,
  };
}
