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
  const unsavedTexts = new Map<string, string>();
  return {
    get(key) {
      const unsaved = unsavedTexts.get(key);
      return unsaved ?? ignoreErrors(() => storage().getItem(key)) ?? null;
    },
    set(key, text) {
      unsavedTexts.set(key, text);
      ignoreErrors(() => {
        storage().setItem(key, text);
        unsavedTexts.delete(key);
      });
    },
    remove(key) {
      unsavedTexts.delete(key);
      ignoreErrors(() => storage().removeItem(key));
    },
  };
}

function ignoreErrors<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
