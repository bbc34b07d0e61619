import type { TextLoader } from '@ncb/shared-kernel/i18n';
import type policies from './texts/ua.json';

declare module '@ncb/shared-kernel/i18n' {
  interface TextNamespaces {
    policies: typeof policies;
  }
}

/** One chunk: the first script names each chunk with its hash. */
export const loadPolicyTexts: TextLoader = {
  ua: () => import(/* webpackChunkName: "policies" */ './texts/ua.json'),
  ru: () => import(/* webpackChunkName: "policies" */ './texts/ru.json'),
  en: () => import(/* webpackChunkName: "policies" */ './texts/en.json'),
};
