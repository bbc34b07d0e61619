import { isEmptyParty, PartyRole, readParty, writeParty, type UltimateParty } from '../parties';
import type { Problem } from '../problem';
import {
  readStructuredPurpose,
  writeStructuredPurpose,
  type StructuredPurpose,
  type StructuredPurposeKind,
} from '../remittance';

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

export type PaymentXmlReading =
  { readonly ok: true; readonly parts: PaymentParts } | { readonly ok: false; readonly problems: readonly Problem[] };

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

/** Reads the parts of a payment from the wire; what cannot be read is a problem of its field. */
export function readPaymentXml(xml: PaymentXml): PaymentXmlReading {
  const purpose = readStructuredPurpose(xml.structuredPurposeXml ?? '', xml.structuredPurposeKind);
  const debtor = readParty(xml.ultimateDebtorXml ?? '', PartyRole.debtor);
  const creditor = readParty(xml.ultimateCreditorXml ?? '', PartyRole.creditor);
  if (purpose.ok && debtor.ok && creditor.ok) {
    return { ok: true, parts: filledParts(purpose.purpose, debtor.party, creditor.party) };
  }
  const readings = { rmtStrd: purpose, ultmtDbtr: debtor, ultmtCdtr: creditor };
  const broken = Object.entries(readings).filter(([, { ok }]) => !ok);
  return { ok: false, problems: broken.map(([field]) => ({ field, key: 'unreadableXml' })) };
}

function filledParts(purpose: StructuredPurpose, debtor: UltimateParty, creditor: UltimateParty): PaymentParts {
  return {
    ...(purpose.kind !== 'none' && { structuredPurpose: purpose }),
    ...(!isEmptyParty(debtor) && { ultimateDebtor: debtor }),
    ...(!isEmptyParty(creditor) && { ultimateCreditor: creditor }),
  };
}
