import type { ComponentType } from 'react';
import type { Language } from '../domain/vocabulary';

/** Texts of a page: one namespace, one file per language, loaded when needed. */
export interface RemoteTexts {
  /** Name of the remote, or `<remote>/<block>` for a block built into it, so that keys never collide. */
  readonly namespace: string;
  readonly load: Readonly<Record<Language, () => Promise<{ default: Readonly<Record<string, unknown>> }>>>;
}

/** Export `page` of the module that a remote exposes for each page (`./miAccountsAll`). */
export interface RemotePage<Props = object> {
  readonly Page: ComponentType<Props>;
  readonly texts: RemoteTexts | readonly RemoteTexts[];
}

export interface RemotePageModule {
  readonly page: RemotePage;
}
