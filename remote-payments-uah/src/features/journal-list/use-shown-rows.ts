import { useMemo } from 'react';
import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { waitsForUser } from '@ncb/shared-kernel/domain/workflow';

export interface ShownRows {
  /** What is shown of the answer, in the bank's order. */
  readonly rows: readonly JournalRow[];
  readonly selected: readonly JournalRow[];
  /** How many documents the answer has, and how many of them wait for the user. */
  readonly found: number;
  readonly waiting: number;
}

const NONE: readonly JournalRow[] = [];

/** The rows of an answer that are shown, and those of them that are selected: a row that is gone is no longer meant. */
export function useShownRows(
  found: readonly JournalRow[] = NONE,
  isForMe: boolean,
  selectedIds: ReadonlySet<string>,
): ShownRows {
  const { session } = useShell();
  const waiting = useMemo(() => found.filter((row) => waitsForUser(row, session)), [found, session]);
  const rows = isForMe ? waiting : found;
  const selected = useMemo(
    () => (selectedIds.size > 0 ? rows.filter(({ id }) => selectedIds.has(id)) : NONE),
    [rows, selectedIds],
  );
  return useMemo(
    () => ({ rows, selected, found: found.length, waiting: waiting.length }),
    [rows, selected, found.length, waiting.length],
  );
}
