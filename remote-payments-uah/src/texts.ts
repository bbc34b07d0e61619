import type { RemoteTexts } from '@ncb/shared-kernel/remote-contract';
import type ua from './locales/ua.json';

/** The remote's words, each language in a chunk of its own. */
export const texts: RemoteTexts = {
  namespace: 'payments-uah',
  load: {
    ua: () => import(/* webpackChunkName: "words-ua" */ './locales/ua.json'),
    ru: () => import(/* webpackChunkName: "words-ru" */ './locales/ru.json'),
    en: () => import(/* webpackChunkName: "words-en" */ './locales/en.json'),
  },
};

declare module '@ncb/shared-kernel/i18n' {
  interface TextNamespaces {
    'payments-uah': typeof ua;
  }
}
