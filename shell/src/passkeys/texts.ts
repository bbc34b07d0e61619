import { createTextsHook, type TextLoader, type Translations } from '@ncb/shared-kernel/i18n';
import type ua from './locales/ua.json';

const NAMESPACE = 'shell/passkeys';

const load: TextLoader = {
  ua: () => import(/* webpackChunkName: "passkeys-ua" */ './locales/ua.json'),
  ru: () => import(/* webpackChunkName: "passkeys-ru" */ './locales/ru.json'),
  en: () => import(/* webpackChunkName: "passkeys-en" */ './locales/en.json'),
};

/** Loads the texts of passkeys, apart from the shell's own: sign-in shows none of them at first. */
export function addPasskeyTexts(translations: Translations): Promise<void> {
  return translations.add(NAMESPACE, load);
}

export const usePasskeyTexts = createTextsHook(NAMESPACE);

declare module '@ncb/shared-kernel/i18n' {
  interface TextNamespaces {
    [NAMESPACE]: typeof ua;
  }
}
