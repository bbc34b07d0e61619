import { useMemo } from 'react';
import type { ClientInfo, JournalRow } from '@ncb/shared-kernel/api/contract';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { filterWaitingForUser } from '@ncb/shared-kernel/domain/workflow';
import type { JournalView } from '../journal-search';

export interface ShownRows {
  readonly rows: readonly JournalRow[];
  readonly selected: readonly JournalRow[];
  readonly counts: Readonly<Record<JournalView, number>>;
}

const NONE: readonly JournalRow[] = [];

export function listViewRows(
  documents: readonly JournalRow[],
  session: ClientInfo,
): Readonly<Record<JournalView, readonly JournalRow[]>> {
  return {
    all: documents,
    mine: filterWaitingForUser(documents, session),
    ready: documents.filter(({ status }) => status === DocumentStatus.ready),
    rejected: documents.filter(({ status }) => status === DocumentStatus.aborted),
  };
}

/** Returns shown and selected rows; a row that disappears is deselected. */
export function useShownRows(
  documents: readonly JournalRow[] = NONE,
  view: JournalView,
  selectedIds: ReadonlySet<string>,
): ShownRows {
  const { session } = useSteadyShell();
  const views = useMemo(() => listViewRows(documents, session), [documents, session]);
  const rows = views[view];
  const selected = useMemo(
    () => (selectedIds.size > 0 ? rows.filter(({ id }) => selectedIds.has(id)) : NONE),
    [rows, selectedIds],
  );
  return useMemo(() => {
    const { all, mine, ready, rejected } = views;
    const counts = { all: all.length, mine: mine.length, ready: ready.length, rejected: rejected.length };
    return { rows, selected, counts };
  }, [rows, selected, views]);
}
