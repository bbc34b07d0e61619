import { attachmentsTexts } from '@ncb/shared-kernel/blocks/attachments';
import { accountCodeTexts } from '@ncb/shared-kernel/blocks/account-code';
import { choiceTexts } from '@ncb/shared-kernel/blocks/choice';
import { documentFormTexts } from '@ncb/shared-kernel/blocks/document-form';
import { documentsTexts } from '@ncb/shared-kernel/blocks/documents';
import { draftsTexts } from '@ncb/shared-kernel/blocks/drafts';
import { filesTexts } from '@ncb/shared-kernel/blocks/files';
import { foreignBankTexts } from '@ncb/shared-kernel/blocks/foreign-bank';
import { importTexts } from '@ncb/shared-kernel/blocks/import';
import { partiesTexts } from '@ncb/shared-kernel/blocks/parties';
import { paymentSheetTexts } from '@ncb/shared-kernel/blocks/payment-sheet';
import { receiverTexts } from '@ncb/shared-kernel/blocks/receiver';
import { structuredPurposeTexts } from '@ncb/shared-kernel/blocks/structured-purpose';
import { templatesTexts } from '@ncb/shared-kernel/blocks/templates';
import { timelineTexts } from '@ncb/shared-kernel/blocks/timeline';
import { printingTexts } from '@ncb/shared-kernel/blocks/printing';
import { trackingTexts } from '@ncb/shared-kernel/blocks/tracking';
import { createTextsHook } from '@ncb/shared-kernel/i18n';
import type { RemoteTexts } from '@ncb/shared-kernel/remote-contract';
import type ua from './locales/ua.json';

const own: RemoteTexts = {
  namespace: 'currency',
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
  ...[choiceTexts, documentFormTexts, documentsTexts, draftsTexts, filesTexts, foreignBankTexts, importTexts],
  ...[partiesTexts, paymentSheetTexts, printingTexts, receiverTexts, structuredPurposeTexts, templatesTexts],
  ...[timelineTexts, trackingTexts],
];

export const useTexts = createTextsHook('currency');

declare module '@ncb/shared-kernel/i18n' {
  interface TextNamespaces {
    currency: typeof ua;
  }
}
