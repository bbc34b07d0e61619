import type { TemplateKind, TemplateContent } from '@ncb/shared-kernel/blocks/templates';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { writeCurrencyTemplate } from '@ncb/shared-kernel/api/contract';
import type { CurrencyPaymentDraft } from '@ncb/shared-kernel/domain/rules';
import { toPaymentRequest } from './payment-values';

export const CURRENCY_TEMPLATES: TemplateKind = {
  type: DocumentType.currencyPayment,
  page: 'miPmtCurNew',
  list: 'templates',
};

export function toTemplateContent(draft: CurrencyPaymentDraft): TemplateContent {
  return {
    type: DocumentType.currencyPayment,
    currencyCode: draft.currencyCode,
    amount: draft.amount,
    receiverName: draft.beneficiary.name,
    receiverAccount: draft.beneficiary.account,
    data: writeCurrencyTemplate({ id: null, ...toPaymentRequest(draft) }),
  };
}
