import type { TextLoader } from '@ncb/shared-kernel/i18n';

/** Texts of the first screen of registration (`first-words.json`). docs/adr/0102. */
export const firstKernelTexts: TextLoader = {
  ua: () => import('@ncb/shared-kernel/locales/ua.json?first'),
  ru: () => import('@ncb/shared-kernel/locales/ru.json?first'),
  en: () => import('@ncb/shared-kernel/locales/en.json?first'),
};

export const firstShellTexts: TextLoader = {
  ua: () => import('../locales/ua.json?first'),
  ru: () => import('../locales/ru.json?first'),
  en: () => import('../locales/en.json?first'),
};
