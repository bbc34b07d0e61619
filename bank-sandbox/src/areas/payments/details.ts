import { writePaymentXml, type PaymentParts, type PaymentXml } from '@ncb/shared-kernel/domain/rules';
import { isStructuredPurposeKind, StructuredPurposeKind } from '@ncb/shared-kernel/domain/remittance';
import type { DocumentDetails } from '../../db/schema';

/** Structured purpose and actual parties as they are stored and signed: written anew, whatever form they came in. */
export function detailsOf(parts: PaymentParts): DocumentDetails {
  const xml = writePaymentXml(parts);
  return {
    ...(xml.structuredPurposeKind && { structuredPurposeKind: xml.structuredPurposeKind }),
    ...(xml.structuredPurposeXml && { structuredPurpose: xml.structuredPurposeXml }),
    ...(xml.ultimateDebtorXml && { ultimateDebtor: xml.ultimateDebtorXml }),
    ...(xml.ultimateCreditorXml && { ultimateCreditor: xml.ultimateCreditorXml }),
  };
}

/** The same as the contract names it, with a word for what there is none of. Source: spec 2 §3, "Payment info read back" */
export function toPaymentXml(details: DocumentDetails): PaymentXml {
  const kind = details.structuredPurposeKind;
  return {
    structuredPurposeKind: isStructuredPurposeKind(kind) ? kind : StructuredPurposeKind.none,
    structuredPurposeXml: details.structuredPurpose ?? '',
    ultimateDebtorXml: details.ultimateDebtor ?? '',
    ultimateCreditorXml: details.ultimateCreditor ?? '',
  };
}
