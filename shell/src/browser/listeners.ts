/** Creates a set of listeners. */
export function createListeners<Args extends readonly unknown[] = []>() {
  const listeners = new Set<(...args: Args) => void>();
  return {
    /** @returns unsubscribes */
    subscribe(listener: (...args: Args) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: (...args: Args) => listeners.forEach((listener) => listener(...args)),
  };
}
