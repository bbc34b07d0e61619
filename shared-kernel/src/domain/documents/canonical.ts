import canonicalize from 'canonicalize';
import { isDisplayable } from '../text';

/**
 * What is signed: one flat JSON object in the canonical form of RFC 8785 (JCS), string values only, from a closed list
 * of fields per document type, in Unicode normal form C. The bank makes this text once when a version of a document is
 * stored and keeps it; it is never made again. Source: design/signing, "Format"
 */
export const CANONICAL_VERSION = 'ncb-doc/1';

const COMMON_FIELDS = ['v', 'type', 'id', 'version', 'number', 'documentDate', 'valueDate'] as const;

/** Every field that a document of the type may have, in the order in which people read it. */
const FIELDS = {
  '1': [
    ...COMMON_FIELDS,
    'payerName',
    'payerCode',
    'payerIban',
    'amount',
    'currency',
    'receiverName',
    'receiverCode',
    'receiverHasCode',
    'receiverIsResident',
    'receiverIban',
    'purpose',
    'structuredPurposeKind',
    'structuredPurpose',
    'ultimateDebtor',
    'ultimateCreditor',
  ],
} as const;

const OPTIONAL = new Set<string>([
  'valueDate',
  'structuredPurposeKind',
  'structuredPurpose',
  'ultimateDebtor',
  'ultimateCreditor',
]);

export type CanonicalType = keyof typeof FIELDS;
export type CanonicalField = (typeof FIELDS)[CanonicalType][number];
/** A document that passed `readCanonical`: its type's fields, shown in this order. */
export interface CanonicalDocument {
  readonly type: CanonicalType;
  readonly fields: readonly { readonly name: CanonicalField; readonly value: string }[];
}

export type CanonicalReading =
  | { readonly ok: true; readonly document: CanonicalDocument }
  | { readonly ok: false; readonly reason: 'notCanonical' | 'unknownField' | 'missingField' | 'notDisplayable' };

/**
 * The canonical text of a document.
 * @param fields name → value; absent and empty optional values are left out
 * @throws Error if the result could not be shown completely: such a document must never be stored
 */
export function writeCanonical(type: CanonicalType, fields: Readonly<Partial<Record<CanonicalField, string>>>): string {
  const filled = Object.fromEntries(
    Object.entries({ ...fields, v: CANONICAL_VERSION, type }).filter(([, v]) => v !== ''),
  );
  const text = canonicalize(filled) ?? '';
  const reading = readCanonical(text);
  if (!reading.ok) throw new Error(`document cannot be made canonical: ${reading.reason}`);
  return text;
}

/**
 * Reads a canonical text and refuses what could not be shown to the signer completely and unambiguously: a text that
 * is not its own canonical form (this also finds duplicate keys), a field outside the closed list, a value that is not
 * a string or not displayable.
 */
export function readCanonical(text: string): CanonicalReading {
  const record = parseFlatRecord(text);
  // A second writing must give the very same text: catches duplicate keys, foreign order, spaces and escapes.
  if (!record || canonicalize(record) !== text) return { ok: false, reason: 'notCanonical' };
  const type = record['type'];
  if (record['v'] !== CANONICAL_VERSION || !isCanonicalType(type)) return { ok: false, reason: 'unknownField' };
  const known: readonly CanonicalField[] = FIELDS[type];
  if (Object.keys(record).some((name) => !known.some((field) => field === name)))
    return { ok: false, reason: 'unknownField' };
  if (known.some((field) => record[field] === undefined && !OPTIONAL.has(field)))
    return { ok: false, reason: 'missingField' };
  if (Object.values(record).some((value) => !isDisplayable(value))) return { ok: false, reason: 'notDisplayable' };
  const fields = known.flatMap((name) => {
    const value = record[name];
    return value === undefined ? [] : [{ name, value }];
  });
  return { ok: true, document: { type, fields } };
}

function isCanonicalType(value: unknown): value is CanonicalType {
  return typeof value === 'string' && Object.hasOwn(FIELDS, value);
}

function parseFlatRecord(text: string): Readonly<Record<string, string>> | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const isFlat = Object.values(value).every((item) => typeof item === 'string');
  return isFlat ? (value as Record<string, string>) : null;
}
