import { attachmentsTexts } from '@ncb/shared-kernel/blocks/attachments';
import { documentsTexts } from '@ncb/shared-kernel/blocks/documents';
import { draftsTexts } from '@ncb/shared-kernel/blocks/drafts';
import { historyTexts } from '@ncb/shared-kernel/blocks/history';
import { searchTexts } from '@ncb/shared-kernel/blocks/search';
import { createTextsHook } from '@ncb/shared-kernel/i18n';
import type { RemoteTexts } from '@ncb/shared-kernel/remote-contract';
import type ua from './locales/ua.json';

const adminTexts: RemoteTexts = {
  namespace: 'admin',
  load: {
    ua: () => import(/* webpackChunkName: "words-ua" */ './locales/ua.json'),
    ru: () => import(/* webpackChunkName: "words-ru" */ './locales/ru.json'),
    en: () => import(/* webpackChunkName: "words-en" */ './locales/en.json'),
  },
};

export const texts: readonly RemoteTexts[] = [
  adminTexts,
  attachmentsTexts,
  documentsTexts,
  draftsTexts,
  historyTexts,
  searchTexts,
];

export const useTexts = createTextsHook('admin');

declare module '@ncb/shared-kernel/i18n' {
  interface TextNamespaces {
    admin: typeof ua;
  }
}
