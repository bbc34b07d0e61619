import { useMemo } from 'react';
import type { PayrollListRow } from '@ncb/shared-kernel/api/contract';
import { PayrollAccess } from '@ncb/shared-kernel/domain/vocabulary';
import { waitsForUser } from '@ncb/shared-kernel/domain/workflow';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { toListed, type ListedPayroll } from './listed-payroll';

export interface ShownPayrolls {
  /** What is shown of the answer, in the bank's order. */
  readonly rows: readonly ListedPayroll[];
  readonly selected: readonly ListedPayroll[];
  /** How many payrolls the answer has, and how many of them wait for the user. */
  readonly found: number;
  readonly waiting: number;
}

const NONE: readonly never[] = [];

/** The payrolls of an answer that are shown, and those of them that are selected. Whoever sees no rows signs nothing. */
export function useShownPayrolls(
  found: readonly PayrollListRow[] = NONE,
  isForMe: boolean,
  selectedIds: ReadonlySet<string>,
): ShownPayrolls {
  const { session } = useShell();
  const all = useMemo(() => found.map(toListed), [found]);
  const waiting = useMemo(
    () =>
      session.user.payrollAccess === PayrollAccess.full
        ? all.filter(({ status }) => waitsForUser({ status }, session))
        : NONE,
    [all, session],
  );
  const rows = isForMe ? waiting : all;
  const selected = useMemo(() => rows.filter(({ id }) => selectedIds.has(id)), [rows, selectedIds]);
  return { rows, selected, found: all.length, waiting: waiting.length };
}
