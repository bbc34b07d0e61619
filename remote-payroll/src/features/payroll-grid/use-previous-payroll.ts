import { useMemo } from 'react';
import type { Payroll } from '@ncb/shared-kernel/api/contract';
import { usePayroll } from '@ncb/shared-kernel/queries';
import { usePreviousPayrollRow } from '../previous-payroll';
import { toGridRow, type GridRow } from './grid-row';

export interface PreviousPayroll {
  readonly id: string;
  readonly number: string;
  readonly total: string;
  /** Rows with negative keys, so that they cannot be mistaken for rows of the grid. */
  readonly rows: readonly GridRow[];
}

function toPrevious(payroll: Payroll): PreviousPayroll {
  return {
    id: payroll.id,
    number: payroll.number,
    total: payroll.total,
    rows: payroll.employees.map((row, index) => toGridRow(-1 - index, row)),
  };
}

/** Loads the previous payroll of the same type; null if there is none or loading fails, undefined while loading. */
export function usePreviousPayroll(
  present: Parameters<typeof usePreviousPayrollRow>[0],
): PreviousPayroll | null | undefined {
  const { answer, before } = usePreviousPayrollRow(present);
  const stored = usePayroll(before?.id ?? '', { isEnabled: before !== null });
  const previous = useMemo(() => (stored.data ? toPrevious(stored.data) : null), [stored.data]);
  if (present.typeId === '' || answer.isError || stored.isError) return null;
  if (!answer.data) return undefined;
  if (before === null) return null;
  return previous ?? undefined;
}
