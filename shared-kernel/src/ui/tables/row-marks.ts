import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import { createOpenedRow, type OpenedRow } from './create-opened-row';

export interface MarkedRows {
  readonly ids: ReadonlySet<string>;
  toggle(id: string): void;
  set(ids: readonly string[]): void;
}

export interface RowMarks {
  readonly selected: MarkedRows;
  readonly opened: OpenedRow;
}

const NO_MARKS: MarkedRows = {
  ids: new Set(),
  toggle: () => undefined,
  set: () => undefined,
};

/** Selection of the surrounding list. A context: as a prop each mark would re-render every cell. */
export const SelectedRowsContext = createContext(NO_MARKS);

export function useSelectedRows(): MarkedRows {
  return useContext(SelectedRowsContext);
}

/** @param openFirst row whose panel is initially open */
export function useRowMarks(openFirst: string | null = null): RowMarks {
  const selected = useMarkedRows();
  const [opened] = useState(() => createOpenedRow(openFirst));
  return useMemo(() => ({ selected, opened }), [selected, opened]);
}

function useMarkedRows(): MarkedRows {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set());
  // Stable functions: every row receives them.
  const toggle = useCallback(
    (id: string) =>
      setIds((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    [],
  );
  const set = useCallback((newIds: readonly string[]) => setIds(new Set(newIds)), []);
  return useMemo(() => ({ ids, toggle, set }), [ids, toggle, set]);
}
