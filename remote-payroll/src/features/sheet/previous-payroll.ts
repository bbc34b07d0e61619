import { useMemo } from 'react';
import type { Payroll, PayrollListRow } from '@ncb/shared-kernel/api/contract';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { usePayroll, usePayrolls } from '@ncb/shared-kernel/queries';
import { sheetRow, type SheetRow } from './sheet-row';

/** The payroll that a sheet is compared with. */
export interface PreviousPayroll {
  readonly id: string;
  readonly number: string;
  readonly total: string;
  /** Its rows; their keys are below zero, so that they are never taken for rows of the sheet. */
  readonly rows: readonly SheetRow[];
}

/** Days in which the last payroll of a type is looked for. */
const LOOK_BACK_DAYS = 92;

/** The last payroll that was sent or executed before; the list is newest first. */
export function lastOf(rows: readonly PayrollListRow[], ownId: string | null): PayrollListRow | null {
  const own = rows.findIndex(({ id }) => id === ownId);
  const earlier = own < 0 ? rows : rows.slice(own + 1);
  return (
    earlier.find(({ status }) => status === DocumentStatus.success || status === DocumentStatus.inProgress) ?? null
  );
}

export function toPrevious(payroll: Payroll): PreviousPayroll {
  return {
    id: payroll.id,
    number: payroll.number,
    total: payroll.total,
    rows: payroll.employees.map((row, index) => sheetRow(-1 - index, row)),
  };
}

/**
 * The last payroll of the same type before a day; null where there was none or the bank does not tell. Undefined while it
 * is on its way.
 */
export function usePreviousPayroll(
  typeId: string,
  day: string,
  ownId: string | null,
): PreviousPayroll | null | undefined {
  const isAsked = typeId !== '';
  const request = { start: addDays(day, -LOOK_BACK_DAYS), end: day, number: '', amountFrom: null, amountTo: null };
  const list = usePayrolls({ ...request, status: null, typeId }, isAsked);
  const last = list.data ? lastOf(list.data.rows, ownId) : null;
  const stored = usePayroll(last?.id ?? '', last !== null);
  const previous = useMemo(() => (stored.data ? toPrevious(stored.data) : null), [stored.data]);
  if (!isAsked || list.isError || stored.isError) return null;
  if (!list.data) return undefined;
  if (last === null) return null;
  return previous ?? undefined;
}
