import type { ComponentType } from 'react';
import type { Language } from '../domain/vocabulary';

/** The texts of a remote: one namespace, one file per language, loaded when the language is needed. */
export interface RemoteTexts {
  /** The remote's name; its keys never meet those of another. */
  readonly namespace: string;
  readonly load: Readonly<Record<Language, () => Promise<{ default: Readonly<Record<string, unknown>> }>>>;
}

/**
 * What a remote exposes under the name of each page it serves (`./miAccountsAll`): a module with one export, `page`.
 */
export interface RemotePage {
  readonly Page: ComponentType;
  /** Its own words, and those of the blocks that it shows. */
  readonly texts: RemoteTexts | readonly RemoteTexts[];
}

export interface RemotePageModule {
  readonly page: RemotePage;
}
