import type { StoredPayrollRow } from '@ncb/shared-kernel/api/contract';
import { PayrollRowStatus } from '@ncb/shared-kernel/domain/vocabulary';

/** A person of a payroll, with his place in it. */
export interface PersonRow extends StoredPayrollRow {
  /** From 1, as in the sheet. */
  readonly place: number;
}

/** The people of a payroll: those whose money came back first, then in the order of the sheet. */
export function peopleRows(rows: readonly StoredPayrollRow[]): readonly PersonRow[] {
  const placed = rows.map((row, index) => ({ ...row, place: index + 1 }));
  return [...placed.filter(isReturned), ...placed.filter((row) => !isReturned(row))];
}

export function isReturned({ outcome }: Pick<StoredPayrollRow, 'outcome'>): boolean {
  return outcome === PayrollRowStatus.returned;
}
