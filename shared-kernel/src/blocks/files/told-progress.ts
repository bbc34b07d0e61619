/** Observable progress; only subscribers re-render. */
export interface ToldProgress<Progress> {
  readonly present: () => Progress;
  readonly subscribe: (listener: () => void) => () => void;
  tell(progress: Progress): void;
}

export function createToldProgress<Progress>(first: Progress): ToldProgress<Progress> {
  const listeners = new Set<() => void>();
  let last = first;
  return {
    present: () => last,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(progress) {
      last = progress;
      listeners.forEach((listener) => listener());
    },
  };
}
