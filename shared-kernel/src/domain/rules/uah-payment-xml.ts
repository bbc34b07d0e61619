import { PartyRole, writeParty, type UltimateParty } from '../parties';
import { writeStructuredPurpose, type StructuredPurpose, type StructuredPurposeKind } from '../remittance';

/** The parts of a payment that travel and are stored as XML text. Without a word, there is none. */
export interface PaymentXml {
  readonly structuredPurposeKind?: StructuredPurposeKind;
  readonly structuredPurposeXml?: string;
  readonly ultimateDebtorXml?: string;
  readonly ultimateCreditorXml?: string;
}

/** The same parts in fields, as a form and the rules hold them. */
export interface PaymentParts {
  readonly structuredPurpose?: StructuredPurpose;
  readonly ultimateDebtor?: UltimateParty;
  readonly ultimateCreditor?: UltimateParty;
}

/** Parts that are empty are left out. */
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
