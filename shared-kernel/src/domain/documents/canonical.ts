import canonicalize from 'canonicalize';
import { isDisplayable } from '../text';
import { FIELDS, linesOf, type CanonicalField, type CanonicalType } from './canonical-fields';

/**
 * What is signed: one flat JSON object in the canonical form of RFC 8785 (JCS), string values only, from a closed list
 * of fields per kind of document, in Unicode normal form C. The bank makes this text once when a version of a document
 * is stored and keeps it; it is never made again. Source: design/signing, "Format"
 */
export const CANONICAL_VERSION = 'ncb-doc/1';

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
  const known: readonly CanonicalField[] = FIELDS[type].all;
  const optional: readonly CanonicalField[] = FIELDS[type].optional;
  if (Object.keys(record).some((name) => !known.some((field) => field === name)))
    return { ok: false, reason: 'unknownField' };
  if (known.some((field) => record[field] === undefined && !optional.includes(field)))
    return { ok: false, reason: 'missingField' };
  const isShown = ([name, value]: readonly [string, string]) => linesOf(name, value).every(isShowableLine);
  if (!Object.entries(record).every(isShown)) return { ok: false, reason: 'notDisplayable' };
  const fields = known.flatMap((name) => {
    const value = record[name];
    return value === undefined ? [] : [{ name, value }];
  });
  return { ok: true, document: { type, fields } };
}

/** An empty line among others would show nothing where something is signed; a whole empty value is left out before. */
function isShowableLine(line: string, _index: number, lines: readonly string[]): boolean {
  return isDisplayable(line) && (lines.length === 1 || line !== '');
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
