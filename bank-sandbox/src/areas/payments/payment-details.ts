import { writePaymentXml, type PaymentParts, type PaymentXml } from '@ncb/shared-kernel/domain/rules';
import { isStructuredPurposeKind, StructuredPurposeKind } from '@ncb/shared-kernel/domain/remittance';
import type { DocumentDetails } from '../../db/schema';

/** Builds the stored and signed form, normalised whatever the source. */
export function toPaymentDetails(parts: PaymentParts): DocumentDetails {
  const xml = writePaymentXml(parts);
  return {
    ...(xml.structuredPurposeKind && { structuredPurposeKind: xml.structuredPurposeKind }),
    ...(xml.structuredPurposeXml && { structuredPurpose: xml.structuredPurposeXml }),
    ...(xml.ultimateDebtorXml && { ultimateDebtor: xml.ultimateDebtorXml }),
    ...(xml.ultimateCreditorXml && { ultimateCreditor: xml.ultimateCreditorXml }),
  };
}

/** Builds the wire form. Source: docs/requirements/hryvnia-payments.md#payment-read-back. */
export function toPaymentXml(details: DocumentDetails): PaymentXml {
  const kind = details.structuredPurposeKind;
  return {
    structuredPurposeKind: isStructuredPurposeKind(kind) ? kind : StructuredPurposeKind.none,
    structuredPurposeXml: details.structuredPurpose ?? '',
    ultimateDebtorXml: details.ultimateDebtor ?? '',
    ultimateCreditorXml: details.ultimateCreditor ?? '',
  };
}
