import { writeUahTemplate } from '@ncb/shared-kernel/api/contract';
import type { TemplateContent } from '@ncb/shared-kernel/blocks/templates';
import type { UahPaymentDraft } from '@ncb/shared-kernel/domain/rules';
import { DocumentType, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { toPaymentRequest } from './payment-values';

/** Builds the template of a payment; apart from the kind, whose page saves few templates. */
export function toTemplateContent(draft: UahPaymentDraft): TemplateContent {
  return {
    type: DocumentType.uahPayment,
    currencyCode: UAH.code,
    amount: draft.amount,
    receiverName: draft.receiverName,
    receiverAccount: draft.creditIban,
    data: writeUahTemplate({ id: null, ...toPaymentRequest(draft) }),
  };
}
