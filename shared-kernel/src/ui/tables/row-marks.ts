import { createContext, useCallback, useContext, useMemo, useState } from 'react';

/** A set of rows that the user marks one by one. */
export interface MarkedRows {
  readonly ids: ReadonlySet<string>;
  toggle(id: string): void;
  /** In place of any other; none if it was the marked one. */
  toggleAlone(id: string): void;
  set(ids: readonly string[]): void;
}

/** What the user has done to rows: selected some, opened the panel of one. */
export interface RowMarks {
  readonly selected: MarkedRows;
  readonly open: MarkedRows;
}

const NONE: readonly string[] = [];
const NOTHING: MarkedRows = {
  ids: new Set(),
  toggle: () => undefined,
  toggleAlone: () => undefined,
  set: () => undefined,
};

/**
 * What is marked in the list around a part of it. The parts ask for it themselves: as a property it would draw every cell
 * of the list anew whenever one row is marked.
 */
export const ListMarksContext = createContext<RowMarks>({ selected: NOTHING, open: NOTHING });

export function useListMarks(): RowMarks {
  return useContext(ListMarksContext);
}

/** @param openFirst rows whose panel is open when the list appears */
export function useRowMarks(openFirst: readonly string[] = NONE): RowMarks {
  const selected = useMarkedRows(NONE);
  const open = useMarkedRows(openFirst);
  return useMemo(() => ({ selected, open }), [selected, open]);
}

function useMarkedRows(first: readonly string[]): MarkedRows {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set(first));
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
  const toggleAlone = useCallback((id: string) => setIds((before) => new Set(before.has(id) ? [] : [id])), []);
  const set = useCallback((given: readonly string[]) => setIds(new Set(given)), []);
  return useMemo(() => ({ ids, toggle, toggleAlone, set }), [ids, toggle, toggleAlone, set]);
}
