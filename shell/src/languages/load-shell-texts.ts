import type { TextLoader } from '@ncb/shared-kernel/i18n';

export const loadShellTexts: TextLoader = {
  ua: () => import('../locales/ua.json'),
  ru: () => import('../locales/ru.json'),
  en: () => import('../locales/en.json'),
};
