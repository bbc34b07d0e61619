import { useMemo } from 'react';
import type { Payroll } from '@ncb/shared-kernel/api/contract';
import { usePayroll } from '@ncb/shared-kernel/queries';
import { usePayrollBefore } from '../previous';
import { sheetRow, type SheetRow } from './sheet-row';

/** The payroll that a sheet is compared with. */
export interface PreviousPayroll {
  readonly id: string;
  readonly number: string;
  readonly total: string;
  /** Its rows; their keys are below zero, so that they are never taken for rows of the sheet. */
  readonly rows: readonly SheetRow[];
}

function toPrevious(payroll: Payroll): PreviousPayroll {
  return {
    id: payroll.id,
    number: payroll.number,
    total: payroll.total,
    rows: payroll.employees.map((row, index) => sheetRow(-1 - index, row)),
  };
}

/**
 * The payroll of the same type before this one; null where there was none or the bank does not tell. Undefined while it
 * is on its way.
 */
export function usePreviousPayroll(
  present: Parameters<typeof usePayrollBefore>[0],
): PreviousPayroll | null | undefined {
  const { answer, before } = usePayrollBefore(present);
  const stored = usePayroll(before?.id ?? '', { isEnabled: before !== null });
  const previous = useMemo(() => (stored.data ? toPrevious(stored.data) : null), [stored.data]);
  if (present.typeId === '' || answer.isError || stored.isError) return null;
  if (!answer.data) return undefined;
  if (before === null) return null;
  return previous ?? undefined;
}
