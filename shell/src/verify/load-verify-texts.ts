import type { TextLoader } from '@ncb/shared-kernel/i18n';
import type verify from './texts/ua.json';

declare module '@ncb/shared-kernel/i18n' {
  interface TextNamespaces {
    verify: typeof verify;
  }
}

/** One chunk: the first script names each chunk with its hash. */
export const loadVerifyTexts: TextLoader = {
  ua: () => import(/* webpackChunkName: "verify" */ './texts/ua.json'),
  ru: () => import(/* webpackChunkName: "verify" */ './texts/ru.json'),
  en: () => import(/* webpackChunkName: "verify" */ './texts/en.json'),
};
