export interface UnsavedWork {
  hold(title: string): () => void;
  /** Releases all work after the user agreed to lose it. */
  abandon(): void;
  titles(): readonly string[];
  subscribe(listener: () => void): () => void;
}

export function createUnsavedWork(): UnsavedWork {
  const titlesByKey = new Map<symbol, string>();
  const listeners = new Set<() => void>();
  // React would render endlessly with a new array at each read.
  let titles: readonly string[] = [];
  const changed = () => {
    titles = [...new Set(titlesByKey.values())];
    listeners.forEach((listener) => listener());
  };
  return {
    hold(title) {
      const key = Symbol(title);
      titlesByKey.set(key, title);
      changed();
      return () => {
        titlesByKey.delete(key);
        changed();
      };
    },
    abandon() {
      titlesByKey.clear();
      changed();
    },
    titles: () => titles,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
