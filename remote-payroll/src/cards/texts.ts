import { createTextsHook } from '@ncb/shared-kernel/i18n';
import type { RemoteTexts } from '@ncb/shared-kernel/remote-contract';
import type ua from './locales/ua.json';

export const cardTexts: RemoteTexts = {
  namespace: 'payroll/cards',
  load: {
    ua: () => import(/* webpackChunkName: "card-words-ua" */ './locales/ua.json'),
    ru: () => import(/* webpackChunkName: "card-words-ru" */ './locales/ru.json'),
    en: () => import(/* webpackChunkName: "card-words-en" */ './locales/en.json'),
  },
};

export const useTexts = createTextsHook('payroll/cards');

declare module '@ncb/shared-kernel/i18n' {
  interface TextNamespaces {
    'payroll/cards': typeof ua;
  }
}
