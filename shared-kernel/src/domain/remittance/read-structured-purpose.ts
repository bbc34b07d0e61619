import { UAH } from '../vocabulary';
import { findChildren, findElement, readXml, readText, unwrap, type XmlElement, type XmlRefusal } from '../xml';
import {
  createEmptyPurpose,
  type StructuredPurpose,
  type StructuredPurposeKind,
  type TaxLine,
} from './structured-purpose';

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
  if (xml.trim() === '') return { ok: true, purpose: createEmptyPurpose(kind ?? 'none') };
  const reading = readXml(xml);
  if (!reading.ok) return reading;
  const records = findChildren(findElement(unwrap(reading.root, 'Strd'), 'TaxRmt'), 'Rcrd');
  if (records.length === 0) return { ok: false, reason: 'noPurpose' };
  const detected = detectKind(records);
  if (kind && detected && kind !== detected) return { ok: false, reason: 'otherKind' };
  const purpose = readRecords(kind ?? detected ?? 'budget', records);
  if (!purpose) return { ok: false, reason: 'otherKind' };
  return records.every(isInHryvnias) ? { ok: true, purpose } : { ok: false, reason: 'otherCurrency' };
}

/** Returns null if the records do not determine it, as in a half-filled form. */
function detectKind(records: readonly XmlElement[]): StructuredPurposeKind | null {
  const has = (...path: readonly string[]) => records.some((record) => findElement(record, ...path));
  if (has('CertId')) return 'budget';
  if (has('Tp')) return 'stateProperty';
  return records.length > 1 || has('CtgyDtls') || has('TaxAmt') ? 'singleAccount' : null;
}

function readRecords(kind: StructuredPurposeKind, records: readonly XmlElement[]): StructuredPurpose | null {
  if (kind === 'singleAccount') return { kind, taxLines: records.map(readTaxLine) };
  const [record, second] = records;
  if (kind === 'none' || second || findElement(record, 'CtgyDtls') || findElement(record, 'TaxAmt')) return null;
  const additionalInfo = readText(record, 'AddtlInf');
  if (kind === 'stateProperty') {
    return findElement(record, 'Ctgy') ? null : { kind, budgetCode: readText(record, 'Tp'), additionalInfo };
  }
  if (findElement(record, 'Tp')) return null;
  return { kind, paymentKindCode: readText(record, 'CertId'), taxNotice: readText(record, 'Ctgy'), additionalInfo };
}

function readTaxLine(record: XmlElement): TaxLine {
  return {
    category: readText(record, 'Ctgy'),
    account: readText(record, 'CtgyDtls'),
    amount: readText(record, 'TaxAmt', 'TtlAmt'),
    additionalInfo: readText(record, 'AddtlInf'),
  };
}

/** True also without a currency. */
function isInHryvnias(record: XmlElement): boolean {
  const currency = findElement(record, 'TaxAmt', 'TtlAmt')?.attributes['Ccy'];
  return currency === undefined || currency === UAH.letters;
}
