import canonicalize from 'canonicalize';
import { isDisplayable } from '../text';
import { FIELDS, splitLines, type CanonicalField, type CanonicalType } from './canonical-fields';

/**
 * Version of the canonical text: a flat JSON object of strings, RFC 8785 (JCS), Unicode NFC, closed list of fields.
 * Written once per version of a document, never regenerated.
 */
const CANONICAL_VERSION = 'ncb-doc/1';

export interface CanonicalDocument {
  readonly type: CanonicalType;
  readonly fields: readonly { readonly name: CanonicalField; readonly value: string }[];
}

export type CanonicalReading =
  | { readonly ok: true; readonly document: CanonicalDocument }
  | { readonly ok: false; readonly reason: 'notCanonical' | 'unknownField' | 'missingField' | 'notDisplayable' };

/**
 * Writes the canonical text of a document.
 * @param fields name → value; absent and empty optional values are left out
 * @throws Error if the text could not be shown completely: such a document must never be stored
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
 * Refuses what a signer could not see completely and unambiguously: non-canonical text (duplicate keys included),
 * fields outside the closed list, values that are not displayable strings.
 */
export function readCanonical(text: string): CanonicalReading {
  const record = parseFlatRecord(text);
  // Catches duplicate keys, other order, spaces and escapes.
  if (!record || canonicalize(record) !== text) return { ok: false, reason: 'notCanonical' };
  const type = record['type'];
  if (record['v'] !== CANONICAL_VERSION || !isCanonicalType(type)) return { ok: false, reason: 'unknownField' };
  const allowed: readonly CanonicalField[] = FIELDS[type].all;
  const optional: readonly CanonicalField[] = FIELDS[type].optional;
  if (Object.keys(record).some((name) => !allowed.some((field) => field === name)))
    return { ok: false, reason: 'unknownField' };
  if (allowed.some((field) => record[field] === undefined && !optional.includes(field)))
    return { ok: false, reason: 'missingField' };
  const isShown = ([name, value]: readonly [string, string]) => splitLines(name, value).every(isShowableLine);
  if (!Object.entries(record).every(isShown)) return { ok: false, reason: 'notDisplayable' };
  const fields = allowed.flatMap((name) => {
    const value = record[name];
    return value === undefined ? [] : [{ name, value }];
  });
  return { ok: true, document: { type, fields } };
}

/** Refuses an empty line in a text of several lines: the signer could not see it. */
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
