import type { RemoteTexts } from '@ncb/shared-kernel/remote-contract';
import { getBlockNamespace, createTextsHook } from '../../i18n';
import type ua from './locales/ua.json';

const namespace = getBlockNamespace('tracking');

export const trackingTexts: RemoteTexts = {
  namespace,
  load: {
    ua: () => import(/* webpackChunkName: "words-ua" */ './locales/ua.json'),
    ru: () => import(/* webpackChunkName: "words-ru" */ './locales/ru.json'),
    en: () => import(/* webpackChunkName: "words-en" */ './locales/en.json'),
  },
};

export const useTexts = createTextsHook('blocks/tracking', namespace);

declare module '../../i18n/text-namespaces' {
  interface TextNamespaces {
    'blocks/tracking': typeof ua;
  }
}
