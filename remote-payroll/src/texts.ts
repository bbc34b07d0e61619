import { attachmentsTexts } from '@ncb/shared-kernel/blocks/attachments';
import { accountCodeTexts } from '@ncb/shared-kernel/blocks/account-code';
import { documentFormTexts } from '@ncb/shared-kernel/blocks/document-form';
import { documentsTexts } from '@ncb/shared-kernel/blocks/documents';
import { draftsTexts } from '@ncb/shared-kernel/blocks/drafts';
import { filesTexts } from '@ncb/shared-kernel/blocks/files';
import { historyTexts } from '@ncb/shared-kernel/blocks/history';
import { printingTexts } from '@ncb/shared-kernel/blocks/printing';
import { searchTexts } from '@ncb/shared-kernel/blocks/search';
import { timelineTexts } from '@ncb/shared-kernel/blocks/timeline';
import { createTextsHook } from '@ncb/shared-kernel/i18n';
import type { RemoteTexts } from '@ncb/shared-kernel/remote-contract';
import type ua from './locales/ua.json';

const own: RemoteTexts = {
  namespace: 'payroll',
  load: {
    ua: () => import(/* webpackChunkName: "words-ua" */ './locales/ua.json'),
    ru: () => import(/* webpackChunkName: "words-ru" */ './locales/ru.json'),
    en: () => import(/* webpackChunkName: "words-en" */ './locales/en.json'),
  },
};

export const texts: readonly RemoteTexts[] = [
  own,
  attachmentsTexts,
  accountCodeTexts,
  documentFormTexts,
  documentsTexts,
  draftsTexts,
  filesTexts,
  historyTexts,
  printingTexts,
  searchTexts,
  timelineTexts,
];

export const useTexts = createTextsHook('payroll');

declare module '@ncb/shared-kernel/i18n' {
  interface TextNamespaces {
    payroll: typeof ua;
  }
}
