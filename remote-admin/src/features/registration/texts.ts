import { textsHook } from '@ncb/shared-kernel/i18n';
import type { RemoteTexts } from '@ncb/shared-kernel/remote-contract';
import type ua from './locales/ua.json';

/**
 * The words of registration and of the user form, apart from the remote's other words: the public page loads these alone.
 */
export const registrationTexts: RemoteTexts = {
  namespace: 'admin/registration',
  load: {
    ua: () => import(/* webpackChunkName: "words-registration-ua" */ './locales/ua.json'),
    ru: () => import(/* webpackChunkName: "words-registration-ru" */ './locales/ru.json'),
    en: () => import(/* webpackChunkName: "words-registration-en" */ './locales/en.json'),
  },
};

export const useTexts = textsHook('admin/registration');

declare module '@ncb/shared-kernel/i18n' {
  interface TextNamespaces {
    'admin/registration': typeof ua;
  }
}
