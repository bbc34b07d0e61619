import type { UahPaymentToSave } from '@ncb/shared-kernel/api/contract';
import { writePaymentXml, type UahPaymentDraft } from '@ncb/shared-kernel/domain/rules';

/** What is sent: structured purpose and actual parties travel as XML. */
export function toSave(draft: UahPaymentDraft): Omit<UahPaymentToSave, 'id'> {
  const { structuredPurpose, ultimateDebtor, ultimateCreditor, isVatIncluded: _, ...requisites } = draft;
  const parts = {
    ...(structuredPurpose && { structuredPurpose }),
    ...(ultimateDebtor && { ultimateDebtor }),
    ...(ultimateCreditor && { ultimateCreditor }),
  };
  return { ...requisites, ...writePaymentXml(parts) };
}
