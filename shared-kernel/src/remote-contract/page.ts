import type { ComponentType } from 'react';
import type { Language } from '../domain/vocabulary';

/** Texts that a page speaks with: one namespace, one file per language, loaded when the language is needed. */
export interface RemoteTexts {
  /** The remote's name, or for a block built into it `<remote>/<block>`: keys never meet those of another remote. */
  readonly namespace: string;
  readonly load: Readonly<Record<Language, () => Promise<{ default: Readonly<Record<string, unknown>> }>>>;
}

/**
 * What a remote exposes under the name of each page it serves (`./miAccountsAll`): a module with one export, `page`.
 */
export interface RemotePage<Props = object> {
  readonly Page: ComponentType<Props>;
  /** Its own texts, and those of the blocks that it uses. */
  readonly texts: RemoteTexts | readonly RemoteTexts[];
}

export interface RemotePageModule {
  readonly page: RemotePage;
}
