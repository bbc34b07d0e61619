import { isRecord } from '../../api/contract';
import { EMPTY_PARTY } from '../../domain/parties';
import { EMPTY_TAX_LINE, emptyPurpose, isStructuredPurposeKind } from '../../domain/remittance';

/** What is kept of a form that was not saved: the values as typed, and of which version of which document. */
export interface KeptForm<Values> {
  readonly documentId: string | null;
  readonly version: number | null;
  readonly values: Values;
}

/** Whether a kept value can be what the form means by that name. */
export type KeptPart = (value: unknown) => boolean;

export interface KeptFormOptions<Values> {
  /** The stored document whose requisites change; null for a new one. */
  changes: { readonly id: string } | null;
  /** What the form would begin with. */
  initial: Values;
  /** Values that are objects, lists, or only sometimes there: each is taken whole or not at all. */
  parts?: Readonly<Record<string, KeptPart>>;
}

/**
 * Reads a kept form over the values that the form would begin with. A value that a newer form writes differently is left
 * out; null for the draft of another document.
 */
export function readFormDraft<Values extends object>(
  content: unknown,
  { changes, initial, parts = {} }: KeptFormOptions<Values>,
): KeptForm<Values> | null {
  if (!isRecord(content) || !isRecord(content['values'])) return null;
  const { version, values } = content;
  const documentId = changes?.id ?? null;
  if (content['documentId'] !== documentId) return null;
  const base = initial as Readonly<Record<string, unknown>>;
  const known = ([name, value]: readonly [string, unknown]) => {
    const isPart = parts[name];
    return isPart ? isPart(value) : name in base && typeof value === typeof base[name];
  };
  // What was taken out while typing does not come back with the stored document.
  const optional = Object.keys(parts).filter((name) => !isRequired(base[name]));
  return {
    documentId,
    version: typeof version === 'number' ? version : null,
    values: {
      ...initial,
      ...Object.fromEntries(optional.map((name) => [name, undefined])),
      ...Object.fromEntries(Object.entries(values).filter(known)),
    },
  };
}

/** The parts that a document may have or not have beside its requisites. */
export const DOCUMENT_PARTS: Readonly<Record<string, KeptPart>> = {
  structuredPurpose: isStructuredPurpose,
  ultimateDebtor: (value) => hasShape(value, EMPTY_PARTY),
  ultimateCreditor: (value) => hasShape(value, EMPTY_PARTY),
};

/** True if the value has everything that the pattern has, of the same sort: a block would stop at a field that is not there. */
export function hasShape(value: unknown, pattern: unknown): boolean {
  if (!isRecord(pattern)) return typeof value === typeof pattern && Array.isArray(value) === Array.isArray(pattern);
  return isRecord(value) && Object.entries(pattern).every(([name, part]) => hasShape(value[name], part));
}

/** What every form of its kind has: a list may be empty, but not missing. */
function isRequired(value: unknown): boolean {
  return Array.isArray(value) || typeof value === 'string';
}

function isStructuredPurpose(value: unknown): boolean {
  if (!isRecord(value) || !isStructuredPurposeKind(value['kind'])) return false;
  const lines = value['taxLines'];
  const isLine = (line: unknown) => hasShape(line, EMPTY_TAX_LINE);
  return hasShape(value, emptyPurpose(value['kind'])) && (!Array.isArray(lines) || lines.every(isLine));
}
