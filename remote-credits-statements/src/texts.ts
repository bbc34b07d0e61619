import { attachmentsTexts } from '@ncb/shared-kernel/blocks/attachments';
import { documentFormTexts } from '@ncb/shared-kernel/blocks/document-form';
import { draftsTexts } from '@ncb/shared-kernel/blocks/drafts';
import { historyTexts } from '@ncb/shared-kernel/blocks/history';
import { paymentSheetTexts } from '@ncb/shared-kernel/blocks/payment-sheet';
import { printingTexts } from '@ncb/shared-kernel/blocks/printing';
import { searchTexts } from '@ncb/shared-kernel/blocks/search';
import { createTextsHook } from '@ncb/shared-kernel/i18n';
import type { RemoteTexts } from '@ncb/shared-kernel/remote-contract';
import type ua from './locales/ua.json';

const own: RemoteTexts = {
  namespace: 'credits-statements',
  load: {
    ua: () => import(/* webpackChunkName: "words-ua" */ './locales/ua.json'),
    ru: () => import(/* webpackChunkName: "words-ru" */ './locales/ru.json'),
    en: () => import(/* webpackChunkName: "words-en" */ './locales/en.json'),
  },
};

/** Texts of the remote and of the blocks on its pages, each language in its own chunk. */
export const texts: readonly RemoteTexts[] = [
  own,
  attachmentsTexts,
  documentFormTexts,
  draftsTexts,
  historyTexts,
  paymentSheetTexts,
  printingTexts,
  searchTexts,
];

export const useTexts = createTextsHook('credits-statements');

declare module '@ncb/shared-kernel/i18n' {
  interface TextNamespaces {
    'credits-statements': typeof ua;
  }
}
