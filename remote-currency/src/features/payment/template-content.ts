import { writeCurrencyTemplate } from '@ncb/shared-kernel/api/contract';
import type { TemplateContent } from '@ncb/shared-kernel/blocks/templates';
import type { CurrencyPaymentDraft } from '@ncb/shared-kernel/domain/rules';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { toSave } from './payment-values';

export function templateContentOf(draft: CurrencyPaymentDraft): TemplateContent {
  return {
    type: DocumentType.currencyPayment,
    currencyCode: draft.currencyCode,
    amount: draft.amount,
    receiverName: draft.beneficiary.name,
    receiverAccount: draft.beneficiary.account,
    data: writeCurrencyTemplate({ id: null, ...toSave(draft) }),
  };
}
