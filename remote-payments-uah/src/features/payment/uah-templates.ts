import type { TemplateKind, TemplateContent } from '@ncb/shared-kernel/blocks/templates';
import { DocumentType, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { writeUahTemplate } from '@ncb/shared-kernel/api/contract';
import type { UahPaymentDraft } from '@ncb/shared-kernel/domain/rules';
import { toPaymentRequest } from './payment-values';

export const UAH_TEMPLATES: TemplateKind = { type: DocumentType.uahPayment, page: 'miPmtUahNew', list: 'templates' };

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
