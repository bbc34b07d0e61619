import type { PayrollListRow } from '@ncb/shared-kernel/api/contract';
import { subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';

/** Days searched for the previous payroll; months without one of this type are skipped. */
export const PREVIOUS_DAYS = 92;

type Listed = Pick<PayrollListRow, 'id' | 'documentDate' | 'otherType' | 'status'>;
type Totals = Pick<PayrollListRow, 'amount' | 'employeeCount'>;

/** Fields by which payrolls are compared; `id` is null for one that is not stored. */
export type PayrollToCompare = Pick<Listed, 'documentDate' | 'otherType'> & { readonly id: string | null };

/**
 * Returns the last executed payroll of the same type before this one, or null. The bank compares with the same one on
 * signing (`signing-difference.ts`).
 * @param found payrolls of this type up to the day of this one, newest first
 */
export function findPreviousPayroll<Row extends Listed>(
  found: readonly Row[],
  { id, documentDate, otherType }: PayrollToCompare,
): Row | null {
  const place = found.findIndex((row) => row.id === id);
  const before = found
    .slice(place + 1)
    .filter((row) => row.documentDate <= documentDate && row.otherType === otherType);
  return before.find(({ status }) => status === DocumentStatus.success) ?? null;
}

interface TotalsDifference {
  /** Decimal string, negative if less is paid. */
  readonly amount: string;
  readonly people: number;
}

export function subtractTotals(previous: Totals, present: Totals): TotalsDifference {
  return {
    amount: subtractAmounts(present.amount, previous.amount),
    people: present.employeeCount - previous.employeeCount,
  };
}
