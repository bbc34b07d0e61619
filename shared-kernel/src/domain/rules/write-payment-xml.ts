import { PartyRole, writeParty, type UltimateParty } from '../parties';
import { writeStructuredPurpose, type StructuredPurpose, type StructuredPurposeKind } from '../remittance';

/** Parts sent and stored as XML. */
export interface PaymentXml {
  readonly structuredPurposeKind?: StructuredPurposeKind;
  readonly structuredPurposeXml?: string;
  readonly ultimateDebtorXml?: string;
  readonly ultimateCreditorXml?: string;
}

/** Same parts in fields. */
export interface PaymentParts {
  readonly structuredPurpose?: StructuredPurpose;
  readonly ultimateDebtor?: UltimateParty;
  readonly ultimateCreditor?: UltimateParty;
}

/** Leaves out empty parts. */
export function writePaymentXml({ structuredPurpose, ultimateDebtor, ultimateCreditor }: PaymentParts): PaymentXml {
  const purpose = structuredPurpose && structuredPurpose.kind !== 'none' ? structuredPurpose : null;
  const debtor = ultimateDebtor && writeParty(ultimateDebtor, PartyRole.debtor);
  const creditor = ultimateCreditor && writeParty(ultimateCreditor, PartyRole.creditor);
  return {
    ...(purpose && { structuredPurposeKind: purpose.kind, structuredPurposeXml: writeStructuredPurpose(purpose) }),
    ...(debtor && { ultimateDebtorXml: debtor }),
    ...(creditor && { ultimateCreditorXml: creditor }),
  };
}
