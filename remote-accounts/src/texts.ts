import { createTextsHook } from '@ncb/shared-kernel/i18n';
import type { RemoteTexts } from '@ncb/shared-kernel/remote-contract';
import type ua from './locales/ua.json';

export const texts: RemoteTexts = {
  namespace: 'accounts',
  load: {
    ua: () => import(/* webpackChunkName: "words-ua" */ './locales/ua.json'),
    ru: () => import(/* webpackChunkName: "words-ru" */ './locales/ru.json'),
    en: () => import(/* webpackChunkName: "words-en" */ './locales/en.json'),
  },
};

export const useTexts = createTextsHook('accounts');

declare module '@ncb/shared-kernel/i18n' {
  interface TextNamespaces {
    accounts: typeof ua;
  }
}
