import { createTextsHook } from '@ncb/shared-kernel/i18n';
import type { RemoteTexts } from '@ncb/shared-kernel/remote-contract';
import type ua from './locales/ua.json';

/** Texts of the cards, kept apart so that a card does not load the texts of the pages. */
export const cardTexts: RemoteTexts = {
  namespace: 'accounts/cards',
  load: {
    ua: () => import(/* webpackChunkName: "card-words-ua" */ './locales/ua.json'),
    ru: () => import(/* webpackChunkName: "card-words-ru" */ './locales/ru.json'),
    en: () => import(/* webpackChunkName: "card-words-en" */ './locales/en.json'),
  },
};

export const useTexts = createTextsHook('accounts/cards');

declare module '@ncb/shared-kernel/i18n' {
  interface TextNamespaces {
    'accounts/cards': typeof ua;
  }
}
