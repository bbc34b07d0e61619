/** Observable progress; only subscribers re-render. */
export interface ProgressStore<Progress> {
  readonly get: () => Progress;
  readonly subscribe: (listener: () => void) => () => void;
  set(progress: Progress): void;
}

export function createProgressStore<Progress>(first: Progress): ProgressStore<Progress> {
  const listeners = new Set<() => void>();
  let last = first;
  return {
    get: () => last,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(progress) {
      last = progress;
      listeners.forEach((listener) => listener());
    },
  };
}
