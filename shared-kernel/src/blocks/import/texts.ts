import type { RemoteTexts } from '@ncb/shared-kernel/remote-contract';
import { blockNamespace, textsHook } from '../../i18n';
import type ua from './locales/ua.json';

const namespace = blockNamespace('import');

export const importTexts: RemoteTexts = {
  namespace,
  load: {
    ua: () => import(/* webpackChunkName: "words-ua" */ './locales/ua.json'),
    ru: () => import(/* webpackChunkName: "words-ru" */ './locales/ru.json'),
    en: () => import(/* webpackChunkName: "words-en" */ './locales/en.json'),
  },
};

export const useTexts = textsHook('blocks/import', namespace);

declare module '../../i18n/typed-keys' {
  interface TextNamespaces {
    'blocks/import': typeof ua;
  }
}
