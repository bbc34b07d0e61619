import { writePaymentXml, type PaymentParts, type PaymentXml } from '@ncb/shared-kernel/domain/rules';
import { isStructuredPurposeKind, StructuredPurposeKind } from '@ncb/shared-kernel/domain/remittance';
import type { DocumentDetails } from '../../db/schema';

/** Builds the stored and signed form, normalised whatever the source. */
export function toPaymentDetails(parts: PaymentParts) {
  const xml = writePaymentXml(parts);
  return {
    structuredPurposeKind: xml.structuredPurposeKind || undefined,
    structuredPurpose: xml.structuredPurposeXml || undefined,
    ultimateDebtor: xml.ultimateDebtorXml || undefined,
    ultimateCreditor: xml.ultimateCreditorXml || undefined,
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
