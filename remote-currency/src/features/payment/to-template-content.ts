import { writeCurrencyTemplate } from '@ncb/shared-kernel/api/contract';
import type { TemplateContent } from '@ncb/shared-kernel/blocks/templates';
import type { CurrencyPaymentDraft } from '@ncb/shared-kernel/domain/rules';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { toPaymentRequest } from './payment-values';

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
