/** What is being typed somewhere on the page and not saved yet, under titles for people. */
export interface UnsavedWork {
  hold(title: string): () => void;
  /** The user agreed to lose all of it: nothing is asked any more. */
  abandon(): void;
  titles(): readonly string[];
  subscribe(listener: () => void): () => void;
}

export function createUnsavedWork(): UnsavedWork {
  const held = new Map<symbol, string>();
  const listeners = new Set<() => void>();
  // A stable snapshot: React would render for ever over a new array at each question.
  let titles: readonly string[] = [];
  const changed = () => {
    titles = [...new Set(held.values())];
    listeners.forEach((listener) => listener());
  };
  return {
    hold(title) {
      const key = Symbol(title);
      held.set(key, title);
      changed();
      return () => {
        held.delete(key);
        changed();
      };
    },
    abandon() {
      held.clear();
      changed();
    },
    titles: () => titles,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
