import { useCallback, useMemo, useState } from 'react';

/** A set of rows that the user marks one by one. */
export interface MarkedRows {
  readonly ids: ReadonlySet<string>;
  toggle(id: string): void;
  set(ids: readonly string[]): void;
}

/** Opens the panel of a row in place of any other, or closes it. */
export function toggleOpen(open: MarkedRows, id: string): void {
  open.set(open.ids.has(id) ? [] : [id]);
}

/** What the user has done to rows: selected some, opened the panel of one. */
export interface RowMarks {
  readonly selected: MarkedRows;
  readonly open: MarkedRows;
}

const NONE: readonly string[] = [];

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
  const set = useCallback((given: readonly string[]) => setIds(new Set(given)), []);
  return useMemo(() => ({ ids, toggle, set }), [ids, toggle, set]);
}
