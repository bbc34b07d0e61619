import { createContext, useContext, useSyncExternalStore } from 'react';

/**
 * Row of a list whose panel is open, one at a time. A store outside React state: as page state every press would
 * re-render the whole page.
 */
export interface OpenedRow {
  id(): string | null;
  listen(listener: () => void): () => void;
  toggle(id: string): void;
  set(id: string | null): void;
}

/** @param initialId initially open row */
export function createOpenedRow(initialId: string | null): OpenedRow {
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
