import type { PayrollListRow } from '@ncb/shared-kernel/api/contract';
import { subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';

/** How far back the payroll before is looked for: months in which nothing of the type was paid are passed over. */
export const PREVIOUS_DAYS = 92;

type Listed = Pick<PayrollListRow, 'id' | 'documentDate' | 'otherType' | 'status'>;
type Totals = Pick<PayrollListRow, 'amount' | 'employeeCount'>;

/** What a payroll is compared by; `id` is null for one that is not stored. */
export type PayrollToCompare = Pick<Listed, 'documentDate' | 'otherType'> & { readonly id: string | null };

/**
 * The payroll of the same type that was executed last before this one; null where there is none. The one rule of list,
 * sheet and phone; the bank tells the signer of the same one (`signing-difference.ts`).
 * @param found payrolls of the type up to the day of this one, newest first, as the bank lists them
 */
export function previousPayroll<Row extends Listed>(
  found: readonly Row[],
  { id, documentDate, otherType }: PayrollToCompare,
): Row | null {
  const place = found.findIndex((row) => row.id === id);
  const before = found
    .slice(place + 1)
    .filter((row) => row.documentDate <= documentDate && row.otherType === otherType);
  return before.find(({ status }) => status === DocumentStatus.success) ?? null;
}

/** By how much the totals of two payrolls differ. */
export interface TotalsDifference {
  /** Decimal string, negative when less is paid. */
  readonly amount: string;
  readonly people: number;
}

export function totalsDifference(previous: Totals, present: Totals): TotalsDifference {
  return {
    amount: subtractAmounts(present.amount, previous.amount),
    people: present.employeeCount - previous.employeeCount,
  };
}
