import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import { openedRow, type OpenedRow } from './opened-row';

/** A set of rows that the user marks one by one. */
export interface MarkedRows {
  readonly ids: ReadonlySet<string>;
  toggle(id: string): void;
  set(ids: readonly string[]): void;
}

/** What the user has done to rows: selected some, opened the panel of one. */
export interface RowMarks {
  readonly selected: MarkedRows;
  readonly opened: OpenedRow;
}

const NOTHING: MarkedRows = {
  ids: new Set(),
  toggle: () => undefined,
  set: () => undefined,
};

/**
 * What is selected in the list around a part of it. The parts ask for it themselves: as a property it would draw every cell
 * of the list anew whenever one row is marked.
 */
export const SelectedRowsContext = createContext(NOTHING);

export function useSelectedRows(): MarkedRows {
  return useContext(SelectedRowsContext);
}

/** @param openFirst the row whose panel is open when the list appears */
export function useRowMarks(openFirst: string | null = null): RowMarks {
  const selected = useMarkedRows();
  const [opened] = useState(() => openedRow(openFirst));
  return useMemo(() => ({ selected, opened }), [selected, opened]);
}

function useMarkedRows(): MarkedRows {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set());
  // The same functions as long as the list is there: every row is given them.
  const toggle = useCallback(
    (id: string) =>
      setIds((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    [],
  );
  const set = useCallback((given: readonly string[]) => setIds(new Set(given)), []);
  return useMemo(() => ({ ids, toggle, set }), [ids, toggle, set]);
}
