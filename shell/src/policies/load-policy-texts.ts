import type { TextLoader } from '@ncb/shared-kernel/i18n';
import type policies from './texts/ua.json';

declare module '@ncb/shared-kernel/i18n' {
  interface TextNamespaces {
    policies: typeof policies;
  }
}

export const loadPolicyTexts: TextLoader = {
  ua: () => import('./texts/ua.json'),
  ru: () => import('./texts/ru.json'),
  en: () => import('./texts/en.json'),
};
