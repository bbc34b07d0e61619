/** Texts by key. Never throws: a browser may refuse to store anything, and the client works without. */
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
 * Opens a store over the browser's own. A text that it refuses (full, or denied with "block all cookies", where even
 * naming the storage throws) is held until the document ends.
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
