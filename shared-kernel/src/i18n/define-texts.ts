import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { KERNEL_NAMESPACE } from './common-texts';
import type { TextLoader } from './setup';
import type { TextNamespaces } from './text-namespaces';

/** Translation functions of a part of the product: its own texts and the common ones. */
export interface Texts<Name extends keyof TextNamespaces> {
  readonly t: TFunction<Name>;
  readonly common: TFunction<typeof KERNEL_NAMESPACE>;
}

/**
 * Creates the hook with which a remote, a block or the shell reads its texts.
 * @param name of the keys for TypeScript
 * @param namespace of the texts in the page, if it differs
 */
export function createTextsHook<Name extends keyof TextNamespaces>(
  name: Name,
  namespace: string = name,
): () => Texts<Name> {
  return function useTexts() {
    // Both namespaces are loaded before a page is shown; TypeScript knows a block's by its name.
    const { t, i18n } = useTranslation([namespace as Name, KERNEL_NAMESPACE]);
    const { language } = i18n;
    const common = useMemo(() => i18n.getFixedT(language, KERNEL_NAMESPACE), [i18n, language]);
    return { t: t as TFunction<Name>, common };
  };
}

/**
 * Defines the texts of a block and the hook that reads them. Each remote that uses a block has its own build of it, so
 * two versions may be loaded at once: their namespaces carry the remote's name.
 * @param name `blocks/` and the block's folder
 */
export function defineBlockTexts<Name extends `blocks/${string}` & keyof TextNamespaces>(name: Name, load: TextLoader) {
  const namespace = name.replace('blocks', __NCB_REMOTE__);
  return { texts: { namespace, load }, useTexts: createTextsHook(name, namespace) };
}
