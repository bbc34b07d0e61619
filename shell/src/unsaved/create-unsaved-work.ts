import { createListeners } from '../browser';

export interface UnsavedWork {
  hold(title: string): () => void;
  /** Releases all work after the user agreed to lose it. */
  abandon(): void;
  titles(): readonly string[];
  subscribe(listener: () => void): () => void;
}

export function createUnsavedWork(): UnsavedWork {
  const titlesByKey = new Map<symbol, string>();
  const changes = createListeners();
  // React would render endlessly with a new array at each read.
  let titles: readonly string[] = [];
  const update = () => {
    titles = [...new Set(titlesByKey.values())];
    changes.notify();
  };
  return {
    hold(title) {
      const key = Symbol(title);
      titlesByKey.set(key, title);
      update();
      return () => {
        titlesByKey.delete(key);
        update();
      };
    },
    abandon() {
      titlesByKey.clear();
      update();
    },
    titles: () => titles,
    subscribe: changes.subscribe,
  };
}
