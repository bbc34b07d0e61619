import type { IitProvider } from '../iit/iit-provider';
import type { FileKeyProvider } from './file-key-provider';
import type { SourceMemory } from './source-memory';

/** The ways to sign that there are here. */
export interface Providers {
  readonly keyFile: FileKeyProvider;
  /** Null unless its page is configured: then nothing of it is shown. */
  readonly iit: IitProvider | null;
  /** Which of them the user took last; absent where the browser keeps nothing. */
  readonly memory?: SourceMemory | null;
}

/** Forgets every key at once. */
export function lockAll({ keyFile, iit }: Providers): void {
  keyFile.lock();
  iit?.lock();
}
