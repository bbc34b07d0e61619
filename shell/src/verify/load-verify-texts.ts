import type { TextLoader } from '@ncb/shared-kernel/i18n';
import type verify from './texts/ua.json';

declare module '@ncb/shared-kernel/i18n' {
  interface TextNamespaces {
    verify: typeof verify;
  }
}

export const loadVerifyTexts: TextLoader = {
  ua: () => import('./texts/ua.json'),
  ru: () => import('./texts/ru.json'),
  en: () => import('./texts/en.json'),
};
