/** Store of texts by key. Never throws: a browser may refuse to store anything, and the client must work without. */
export interface TextStore {
  get(key: string): string | null;
  set(key: string, text: string): void;
  remove(key: string): void;
}

/** Storage of this tab; lost when it closes. */
export const tabStore = openTextStore(() => sessionStorage);

/** Storage of this browser, shared by its tabs. */
export const browserStore = openTextStore(() => localStorage);

/**
 * Opens a store over the browser's storage. Texts that it refuses (full, or blocked by "block all cookies", where even reading
 * the property throws) stay in memory until the document is closed.
 */
export function openTextStore(storage: () => Storage): TextStore {
  const refused = new Map<string, string>();
  return {
    get(key) {
      const held = refused.get(key);
      return held ?? attempt(() => storage().getItem(key)) ?? null;
    },
    set(key, text) {
      refused.set(key, text);
      attempt(() => {
        storage().setItem(key, text);
        refused.delete(key);
      });
    },
    remove(key) {
      refused.delete(key);
      attempt(() => storage().removeItem(key));
    },
  };
}

function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
