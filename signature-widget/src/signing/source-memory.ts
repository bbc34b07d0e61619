import { certificateFingerprint } from '@ncb/shared-kernel/signature';

/** How a key is given: in a file, or through another vendor's page. */
export type KeySource = 'file' | 'iit';

/** What each user chose last, kept in this browser for the widget's own origin; it names nobody. */
export interface SourceMemory {
  /** @param certificates the user's: by the first of them he is told from others at this browser */
  read(certificates: readonly Uint8Array[]): Promise<KeySource | null>;
  keep(certificates: readonly Uint8Array[], source: KeySource): Promise<void>;
}

const KEY = 'ncb.keySource.';
/** Of a hash: enough for the people of one machine, and no certificate can be found by it. */
const DIGITS = 16;

/** The memory, or null where the browser keeps nothing for us: one that is told to block cookies throws when it is asked. */
export function openSourceMemory(storage: () => Storage): SourceMemory | null {
  let opened: Storage;
  try {
    opened = storage();
  } catch {
    return null;
  }
  const nameOf = async ([first]: readonly Uint8Array[]) =>
    first ? KEY + (await certificateFingerprint(first)).slice(0, DIGITS) : null;
  return {
    async read(certificates) {
      const name = await nameOf(certificates);
      const kept = name && opened.getItem(name);
      return kept === 'file' || kept === 'iit' ? kept : null;
    },
    async keep(certificates, source) {
      const name = await nameOf(certificates);
      if (name) opened.setItem(name, source);
    },
  };
}
