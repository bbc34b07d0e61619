import 'i18next';
import type kernel from './locales/ua.json';

/**
 * Texts that `t` knows, by namespace. Packages add theirs by declaration merging, so that a key without a text does not
 * compile.
 */
export interface TextNamespaces {
  kernel: typeof kernel;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'kernel';
    resources: TextNamespaces;
    returnNull: false;
    contextSeparator: '~';
  }
}
