/** Store of texts by key. Never throws: a browser may refuse to store anything. */
interface TextStore {
  get(key: string): string | null;
  set(key: string, text: string): void;
  remove(key: string): void;
  /** Writes the text that was last read or set, if the browser has deleted it. */
  restore(key: string): void;
}

export const tabStore = openTextStore(() => sessionStorage);

export const browserStore = openTextStore(() => localStorage);

/**
 * Opens a store over the browser's storage. Refused texts (storage full, or blocked by "block all cookies", where even
 * reading the property throws) stay in memory.
 */
export function openTextStore(storage: () => Storage): TextStore {
  const unsavedTexts = new Map<string, string>();
  const latestTexts = new Map<string, string>();
  const get = (key: string) => {
    const text = unsavedTexts.get(key) ?? ignoreErrors(() => storage().getItem(key)) ?? null;
    if (text !== null) latestTexts.set(key, text);
    return text;
  };
  const set = (key: string, text: string) => {
    latestTexts.set(key, text);
    unsavedTexts.set(key, text);
    ignoreErrors(() => {
      storage().setItem(key, text);
      unsavedTexts.delete(key);
    });
  };
  return {
    get,
    set,
    remove(key) {
      latestTexts.delete(key);
      unsavedTexts.delete(key);
      ignoreErrors(() => storage().removeItem(key));
    },
    restore(key) {
      const text = latestTexts.get(key);
      if (text !== undefined && get(key) === null) set(key, text);
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
