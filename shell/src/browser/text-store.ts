/** Store of texts by key. Never throws: a browser may refuse to store anything. */
export interface TextStore {
  get(key: string): string | null;
  set(key: string, text: string): void;
  remove(key: string): void;
}

export const tabStore = openTextStore(() => sessionStorage);

export const browserStore = openTextStore(() => localStorage);

/**
 * Opens a store over the browser's storage. Refused texts (storage full, or blocked by "block all cookies", where even
 * reading the property throws) stay in memory.
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
