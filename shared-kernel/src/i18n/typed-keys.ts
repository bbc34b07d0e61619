import 'i18next';
import type kernel from './locales/ua.json';

/**
 * The texts that `t` knows, by namespace. A package adds its own by merging into this interface, so that a key without
 * a text does not compile.
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
