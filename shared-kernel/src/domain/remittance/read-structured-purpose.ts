import { UAH } from '../vocabulary';
import { childrenOf, elementAt, readXml, textAt, unwrap, type XmlElement, type XmlRefusal } from '../xml';
import { emptyPurpose, type StructuredPurpose, type StructuredPurposeKind, type TaxLine } from './structured-purpose';

type PurposeRefusal = XmlRefusal | 'noPurpose' | 'otherKind' | 'otherCurrency';

export type PurposeReading =
  | { readonly ok: true; readonly purpose: StructuredPurpose }
  | { readonly ok: false; readonly reason: PurposeRefusal };

/**
 * Reads `rmtStrd` tolerantly: any prefix, an outer `RmtInf`, unknown elements skipped. Refuses content that would be
 * lost, because the payer signed it.
 * @param xml '' for an empty purpose of the kind
 * @param kind `sppType`; without it the kind follows from the fields
 */
export function readStructuredPurpose(xml: string, kind?: StructuredPurposeKind): PurposeReading {
  if (xml.trim() === '') return { ok: true, purpose: emptyPurpose(kind ?? 'none') };
  const reading = readXml(xml);
  if (!reading.ok) return reading;
  const records = childrenOf(elementAt(unwrap(reading.root, 'Strd'), 'TaxRmt'), 'Rcrd');
  if (records.length === 0) return { ok: false, reason: 'noPurpose' };
  const detected = detectKind(records);
  if (kind && detected && kind !== detected) return { ok: false, reason: 'otherKind' };
  const purpose = readRecords(kind ?? detected ?? 'budget', records);
  if (!purpose) return { ok: false, reason: 'otherKind' };
  return records.every(isInHryvnias) ? { ok: true, purpose } : { ok: false, reason: 'otherCurrency' };
}

/** Returns null if the records do not determine it, as in a half-filled form. */
function detectKind(records: readonly XmlElement[]): StructuredPurposeKind | null {
  const has = (...path: readonly string[]) => records.some((record) => elementAt(record, ...path));
  if (has('CertId')) return 'budget';
  if (has('Tp')) return 'stateProperty';
  return records.length > 1 || has('CtgyDtls') || has('TaxAmt') ? 'singleAccount' : null;
}

function readRecords(kind: StructuredPurposeKind, records: readonly XmlElement[]): StructuredPurpose | null {
  if (kind === 'singleAccount') return { kind, taxLines: records.map(taxLine) };
  const [record, second] = records;
  if (kind === 'none' || second || elementAt(record, 'CtgyDtls') || elementAt(record, 'TaxAmt')) return null;
  const additionalInfo = textAt(record, 'AddtlInf');
  if (kind === 'stateProperty') {
    return elementAt(record, 'Ctgy') ? null : { kind, budgetCode: textAt(record, 'Tp'), additionalInfo };
  }
  if (elementAt(record, 'Tp')) return null;
  return { kind, paymentKindCode: textAt(record, 'CertId'), taxNotice: textAt(record, 'Ctgy'), additionalInfo };
}

function taxLine(record: XmlElement): TaxLine {
  return {
    category: textAt(record, 'Ctgy'),
    account: textAt(record, 'CtgyDtls'),
    amount: textAt(record, 'TaxAmt', 'TtlAmt'),
    additionalInfo: textAt(record, 'AddtlInf'),
  };
}

/** True also without a currency. */
function isInHryvnias(record: XmlElement): boolean {
  const currency = elementAt(record, 'TaxAmt', 'TtlAmt')?.attributes['Ccy'];
  return currency === undefined || currency === UAH.letters;
}
