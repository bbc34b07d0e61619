import { isEmptyParty, PartyRole, readParty, type UltimateParty } from '../parties';
import type { Problem } from '../problem';
import { readStructuredPurpose, type StructuredPurpose } from '../remittance';
import type { PaymentParts, PaymentXml } from './write-payment-xml';

export type PaymentXmlReading =
  | { readonly ok: true; readonly parts: PaymentParts }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Reports unreadable XML as a problem of its field. */
export function readPaymentXml(xml: PaymentXml): PaymentXmlReading {
  const purpose = readStructuredPurpose(xml.structuredPurposeXml ?? '', xml.structuredPurposeKind);
  const debtor = readParty(xml.ultimateDebtorXml ?? '', PartyRole.debtor);
  const creditor = readParty(xml.ultimateCreditorXml ?? '', PartyRole.creditor);
  if (purpose.ok && debtor.ok && creditor.ok) {
    return { ok: true, parts: dropEmptyParts(purpose.purpose, debtor.party, creditor.party) };
  }
  const readings = { structuredPurpose: purpose, ultimateDebtor: debtor, ultimateCreditor: creditor };
  const broken = Object.entries(readings).filter(([, { ok }]) => !ok);
  return { ok: false, problems: broken.map(([field]) => ({ field, key: 'unreadableXml' })) };
}

function dropEmptyParts(purpose: StructuredPurpose, debtor: UltimateParty, creditor: UltimateParty): PaymentParts {
  return {
    ...(purpose.kind !== 'none' && { structuredPurpose: purpose }),
    ...(!isEmptyParty(debtor) && { ultimateDebtor: debtor }),
    ...(!isEmptyParty(creditor) && { ultimateCreditor: creditor }),
  };
}
