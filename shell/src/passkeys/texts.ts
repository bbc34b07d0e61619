import { createTextsHook, type TextLoader, type Translations } from '@ncb/shared-kernel/i18n';
import type ua from './locales/ua.json';

const NAMESPACE = 'shell/passkeys';

const load: TextLoader = {
  ua: () => import(/* webpackChunkName: "passkey-sign-in" */ './locales/ua.json'),
  ru: () => import(/* webpackChunkName: "passkey-sign-in" */ './locales/ru.json'),
  en: () => import(/* webpackChunkName: "passkey-sign-in" */ './locales/en.json'),
};

/** Loads the texts of passkeys. One chunk: the first script names each chunk with its hash. */
export function addPasskeyTexts(translations: Translations): Promise<void> {
  return translations.add(NAMESPACE, load);
}

export const usePasskeyTexts = createTextsHook(NAMESPACE);

declare module '@ncb/shared-kernel/i18n' {
  interface TextNamespaces {
    [NAMESPACE]: typeof ua;
  }
}
