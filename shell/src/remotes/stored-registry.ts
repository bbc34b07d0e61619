import { parseRegistry, type ReadDeclared, type Registry } from './registry';
import { browserStore } from '../browser/text-store';

const STORE_KEY = 'ncb.registry';

/** Returns the registry as last read: one broken file must not take all areas away. Its versions stay deployed. */
export function getStoredRegistry(readDeclared?: ReadDeclared): Registry | null {
  try {
    const text = browserStore.get(STORE_KEY);
    return text === null ? null : parseRegistry(JSON.parse(text), readDeclared);
  } catch {
    // Another version of the client may have stored it.
    return null;
  }
}

export function storeRegistry(text: string): void {
  browserStore.set(STORE_KEY, text);
}
