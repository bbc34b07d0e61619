import type { IitProvider } from '../iit/iit-provider';
import type { FileKeyProvider } from './file-key-provider';
import type { KeyFileMemory } from './key-file-memory';
import type { SourceMemory } from './source-memory';

export interface Providers {
  readonly keyFile: FileKeyProvider;
  /** Null unless its page is configured; then the choice is not shown. */
  readonly iit: IitProvider | null;
  readonly memory?: SourceMemory | null;
  readonly keyFiles?: KeyFileMemory | null;
}

export function lockAll({ keyFile, iit }: Providers): void {
  keyFile.lock();
  iit?.lock();
}
