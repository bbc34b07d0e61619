import { textsHook } from '@ncb/shared-kernel/i18n';
import type { RemoteTexts } from '@ncb/shared-kernel/remote-contract';
import type ua from './locales/ua.json';

/** The remote's words, each language in a chunk of its own. */
export const texts: RemoteTexts = {
  namespace: 'credits-statements',
  load: {
    ua: () => import('./locales/ua.json'),
    ru: () => import('./locales/ru.json'),
    en: () => import('./locales/en.json'),
  },
};

export const useTexts = textsHook('credits-statements');

declare module '@ncb/shared-kernel/i18n' {
  interface TextNamespaces {
    'credits-statements': typeof ua;
  }
}
