import { parseRegistry, type ReadDeclared, type Registry } from './registry';
import { browserStore } from '../browser/text-store';

/** What everybody may read anyway; nothing of a person is in it. */
const STORE_KEY = 'ncb.registry';

/**
 * The registry as it was when it could be read last: without it one broken file would take all areas away from
 * everybody who opens the page. The versions that it names stay deployed. Source: design/federation, rule 1
 */
export function lastRegistry(readDeclared?: ReadDeclared): Registry | null {
  try {
    const text = browserStore.get(STORE_KEY);
    return text === null ? null : parseRegistry(JSON.parse(text), readDeclared);
  } catch {
    // A text stored by another version of the client may be no registry.
    return null;
  }
}

/** Keeps a registry that could be read. */
export function keepRegistry(text: string): void {
  browserStore.set(STORE_KEY, text);
}
