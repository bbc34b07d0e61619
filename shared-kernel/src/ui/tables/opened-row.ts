import { createContext, useContext, useSyncExternalStore } from 'react';

/**
 * The row of a list whose panel is open, one at a time. Kept beside React's state: each part that shows it asks for itself,
 * as state of the page every press would draw the whole page anew.
 */
export interface OpenedRow {
  /** null where none is. */
  id(): string | null;
  listen(listener: () => void): () => void;
  /** Opens it in place of any other; closes it if it was the open one. */
  toggle(id: string): void;
  set(id: string | null): void;
}

/** @param first the row that is open from the beginning */
export function openedRow(first: string | null): OpenedRow {
  let open = first;
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

/** Of the list around a part of it; null where its rows have no panels. */
export const OpenedRowContext = createContext<OpenedRow | null>(null);

export function useOpenedRow(): OpenedRow | null {
  return useContext(OpenedRowContext);
}

/** The id of the open row; null where none is. */
export function useOpenId(opened: OpenedRow | null): string | null {
  return useSyncExternalStore(opened?.listen ?? listenToNothing, () => opened?.id() ?? null);
}

/** Whether that row is the open one: of all rows of a list two are drawn anew. */
export function useIsOpen(opened: OpenedRow | null, id: string): boolean {
  return useSyncExternalStore(opened?.listen ?? listenToNothing, () => opened?.id() === id);
}

const listenToNothing = () => () => undefined;
