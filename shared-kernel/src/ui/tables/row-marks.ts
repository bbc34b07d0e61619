import {
  createContext,
  useCallback,
  useContext,
  useDeferredValue,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';

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

/** Selection as the rows show it, see `useMarksOfRows`. */
export const MarksOfRowsContext = createContext(NO_MARKS);

/**
 * Returns the selection for the rows. Of several at once they follow after the next paint: on an old computer 50
 * checkboxes would delay the selection bar by a quarter of a second. A row's own press is shown at once.
 */
export function useMarksOfRows(selected: MarkedRows): MarkedRows {
  const earlier = useDeferredValue(selected);
  return Math.abs(selected.ids.size - earlier.ids.size) > 1 ? earlier : selected;
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

/**
 * Row of a list whose panel is open, one at a time. A store outside React state: as page state every press would
 * re-render the whole page.
 */
interface OpenedRow {
  id(): string | null;
  listen(listener: () => void): () => void;
  toggle(id: string): void;
  set(id: string | null): void;
}

/** @param initialId initially open row */
function createOpenedRow(initialId: string | null): OpenedRow {
  let open = initialId;
  const listeners = new Set<() => void>();
  const set = (id: string | null) => {
    open = id;
    for (const listener of listeners) listener();
  };
  return {
    id: () => open,
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    toggle: (id) => set(open === id ? null : id),
    set,
  };
}

export const OpenedRowContext = createContext<OpenedRow | null>(null);

export function useOpenedRow(): OpenedRow | null {
  return useContext(OpenedRowContext);
}

export function useOpenId(opened: OpenedRow | null): string | null {
  return useSyncExternalStore(opened?.listen ?? listenToNothing, () => opened?.id() ?? null);
}

/** True if the row is open; a change re-renders only two rows. */
export function useIsOpen(opened: OpenedRow | null, id: string): boolean {
  return useSyncExternalStore(opened?.listen ?? listenToNothing, () => opened?.id() === id);
}

const listenToNothing = () => () => undefined;
