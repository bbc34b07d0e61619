import type { StoredPayrollRow } from '@ncb/shared-kernel/api/contract';
import { PayrollRowStatus } from '@ncb/shared-kernel/domain/vocabulary';

export interface PersonRow extends StoredPayrollRow {
  /** From 1, as in the payroll grid. */
  readonly place: number;
}

/** Orders payroll rows: returned ones first, then as in the payroll grid. */
export function orderPeopleRows(rows: readonly StoredPayrollRow[]): readonly PersonRow[] {
  const placed = rows.map((row, index) => ({ ...row, place: index + 1 }));
  return [...placed.filter(isReturned), ...placed.filter((row) => !isReturned(row))];
}

export function isReturned({ outcome }: Pick<StoredPayrollRow, 'outcome'>): boolean {
  return outcome === PayrollRowStatus.returned;
}
