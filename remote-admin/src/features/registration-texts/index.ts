import { createTextsHook } from '@ncb/shared-kernel/i18n';
import type { RemoteTexts } from '@ncb/shared-kernel/remote-contract';
import type ua from './locales/ua.json';

/** Texts of registration and user form, kept apart because the public page loads only these. */
export const registrationTexts: RemoteTexts = {
  namespace: 'admin/registration',
  load: {
    ua: () => import(/* webpackChunkName: "words-registration-ua" */ './locales/ua.json'),
    ru: () => import(/* webpackChunkName: "words-registration-ru" */ './locales/ru.json'),
    en: () => import(/* webpackChunkName: "words-registration-en" */ './locales/en.json'),
  },
};

export const useTexts = createTextsHook('admin/registration');

declare module '@ncb/shared-kernel/i18n' {
  interface TextNamespaces {
    'admin/registration': typeof ua;
  }
}
