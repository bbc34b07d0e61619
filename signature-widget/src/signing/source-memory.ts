import { getOwnerName } from './get-owner-name';

export type KeySource = 'file' | 'iit';

/** Last choice of each user, stored in this browser for the widget's origin without personal data. */
export interface SourceMemory {
  /** @param certificates of the user; the first one identifies the user in this browser */
  read(certificates: readonly Uint8Array[]): Promise<KeySource | null>;
  save(certificates: readonly Uint8Array[], source: KeySource): Promise<void>;
}

const KEY = 'ncb.keySource.';

/** Opens the memory; null without storage. A browser that blocks cookies throws on access. */
export function openSourceMemory(storage: () => Storage): SourceMemory | null {
  let opened: Storage;
  try {
    opened = storage();
  } catch {
    return null;
  }
  const readOwnerName = async (certificates: readonly Uint8Array[]) => {
    const owner = await getOwnerName(certificates);
    return owner && KEY + owner;
  };
  return {
    async read(certificates) {
      const name = await readOwnerName(certificates);
      const savedSource = name && opened.getItem(name);
      return savedSource === 'file' || savedSource === 'iit' ? savedSource : null;
    },
    async save(certificates, source) {
      const name = await readOwnerName(certificates);
      if (name) opened.setItem(name, source);
    },
  };
}
