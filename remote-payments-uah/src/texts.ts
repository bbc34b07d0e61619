import { attachmentsTexts } from '@ncb/shared-kernel/blocks/attachments';
import { accountCodeTexts } from '@ncb/shared-kernel/blocks/account-code';
import { choiceTexts } from '@ncb/shared-kernel/blocks/choice';
import { currencySheetTexts } from '@ncb/shared-kernel/blocks/currency-sheet';
import { documentFormTexts } from '@ncb/shared-kernel/blocks/document-form';
import { documentsTexts } from '@ncb/shared-kernel/blocks/documents';
import { draftsTexts } from '@ncb/shared-kernel/blocks/drafts';
import { filesTexts } from '@ncb/shared-kernel/blocks/files';
import { foreignBankTexts } from '@ncb/shared-kernel/blocks/foreign-bank';
import { importTexts } from '@ncb/shared-kernel/blocks/import';
import { historyTexts } from '@ncb/shared-kernel/blocks/history';
import { partiesTexts } from '@ncb/shared-kernel/blocks/parties';
import { paymentSheetTexts } from '@ncb/shared-kernel/blocks/payment-sheet';
import { printingTexts } from '@ncb/shared-kernel/blocks/printing';
import { receiverTexts } from '@ncb/shared-kernel/blocks/receiver';
import { searchTexts } from '@ncb/shared-kernel/blocks/search';
import { structuredPurposeTexts } from '@ncb/shared-kernel/blocks/structured-purpose';
import { swiftCopyTexts } from '@ncb/shared-kernel/blocks/swift-copy';
import { templatesTexts } from '@ncb/shared-kernel/blocks/templates';
import { timelineTexts } from '@ncb/shared-kernel/blocks/timeline';
import { trackingTexts } from '@ncb/shared-kernel/blocks/tracking';
import { createTextsHook } from '@ncb/shared-kernel/i18n';
import type { RemoteTexts } from '@ncb/shared-kernel/remote-contract';
import type ua from './locales/ua.json';

const own: RemoteTexts = {
  namespace: 'payments-uah',
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
  choiceTexts,
  currencySheetTexts,
  documentFormTexts,
  documentsTexts,
  draftsTexts,
  filesTexts,
  foreignBankTexts,
  historyTexts,
  importTexts,
  partiesTexts,
  paymentSheetTexts,
  printingTexts,
  receiverTexts,
  searchTexts,
  structuredPurposeTexts,
  swiftCopyTexts,
  templatesTexts,
  timelineTexts,
  trackingTexts,
];

export const useTexts = createTextsHook('payments-uah');

declare module '@ncb/shared-kernel/i18n' {
  interface TextNamespaces {
    'payments-uah': typeof ua;
  }
}
