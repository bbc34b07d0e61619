import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { KERNEL_NAMESPACE } from './common-texts';
import type { TextNamespaces } from './typed-keys';

/** The words of a part of the product: its own, and those that all parts have in common. */
export interface Texts<Name extends keyof TextNamespaces> {
  readonly t: TFunction<Name>;
  readonly common: TFunction<typeof KERNEL_NAMESPACE>;
}

/**
 * The hook by which the screens of a remote, a block or the shell read their words.
 * @param name under which the keys are known to the compiler
 * @param namespace under which the page holds the texts, where that is another name
 */
export function textsHook<Name extends keyof TextNamespaces>(name: Name, namespace: string = name): () => Texts<Name> {
  return function useTexts() {
    // Both namespaces are there before a page is shown; the compiler knows a block's under its name alone.
    const { t, i18n } = useTranslation([namespace as Name, KERNEL_NAMESPACE]);
    const { language } = i18n;
    const common = useMemo(() => i18n.getFixedT(language, KERNEL_NAMESPACE), [i18n, language]);
    return { t: t as TFunction<Name>, common };
  };
}

/**
 * The namespace of a block's texts: a block is built into each remote that uses it, so that two remotes may hold
 * different versions of its texts at once.
 * @param block its folder's name
 */
export function blockNamespace(block: string): string {
  return `${__NCB_REMOTE__}/${block}`;
}
