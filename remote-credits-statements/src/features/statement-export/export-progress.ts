/** How far a file is. It is told many times a second, and drawn without the dialog around it. */
export interface ExportProgress {
  /** Operations that are there. */
  readonly done: () => number;
  readonly subscribe: (listener: () => void) => () => void;
  tell(done: number): void;
}

export function createExportProgress(): ExportProgress {
  const listeners = new Set<() => void>();
  let present = 0;
  return {
    done: () => present,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(done) {
      present = done;
      listeners.forEach((listener) => listener());
    },
  };
}
