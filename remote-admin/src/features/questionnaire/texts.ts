import { createTextsHook } from '@ncb/shared-kernel/i18n';
import type { RemoteTexts } from '@ncb/shared-kernel/remote-contract';
import type ua from './locales/ua.json';

/** Texts of the questionnaire, loaded by its page only. */
export const questionnaireTexts: RemoteTexts = {
  namespace: 'admin/questionnaire',
  load: {
    ua: () => import(/* webpackChunkName: "words-questionnaire-ua" */ './locales/ua.json'),
    ru: () => import(/* webpackChunkName: "words-questionnaire-ru" */ './locales/ru.json'),
    en: () => import(/* webpackChunkName: "words-questionnaire-en" */ './locales/en.json'),
  },
};

export const useTexts = createTextsHook('admin/questionnaire');

declare module '@ncb/shared-kernel/i18n' {
  interface TextNamespaces {
    'admin/questionnaire': typeof ua;
  }
}
