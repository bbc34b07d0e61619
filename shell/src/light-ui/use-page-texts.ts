import { use } from 'react';
import type { TextLoader, TextNamespaces, Translations } from '@ncb/shared-kernel/i18n';
import { useLanguage } from '../languages';

const loads = new WeakMap<Translations, Map<string, Promise<void>>>();

/** Suspends until the own texts of a page are loaded; after a failure the next render requests them again. */
export function usePageTexts(namespace: keyof TextNamespaces, texts: TextLoader): void {
  const { translations } = useLanguage();
  use(loadOnce(translations, namespace, texts));
}

function loadOnce(translations: Translations, namespace: keyof TextNamespaces, texts: TextLoader): Promise<void> {
  const own = loads.get(translations) ?? new Map<string, Promise<void>>();
  loads.set(translations, own);
  const pending =
    own.get(namespace) ??
    translations.add(namespace, texts).catch((error: unknown) => {
      own.delete(namespace);
      throw error;
    });
  own.set(namespace, pending);
  return pending;
}
