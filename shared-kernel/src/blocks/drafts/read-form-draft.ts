import { isRecord } from '../../api/contract';
import { EMPTY_PARTY } from '../../domain/parties';
import { EMPTY_TAX_LINE, createEmptyPurpose, isStructuredPurposeKind } from '../../domain/remittance';

/** Stored draft of a form: values as typed, document and version. */
export interface SavedForm<Values> {
  readonly documentId: string | null;
  readonly version: number | null;
  readonly values: Values;
}

/** Checks that a stored value fits the form field. */
export type PartCheck = (value: unknown) => boolean;

export interface ReadDraftOptions<Values> {
  /** Stored document under change; null for a new one. */
  changes: { readonly id: string } | null;
  initial: Values;
  /** Checks for values that are objects, lists or optional: each is taken whole or not at all. */
  parts?: Readonly<Record<string, PartCheck>>;
}

/**
 * Reads a stored draft over the initial values. Values of another shape, as from another version of the form, are
 * dropped; null for the draft of another document.
 */
export function readFormDraft<Values extends object>(
  content: unknown,
  { changes: changedDocument, initial, parts = {} }: ReadDraftOptions<Values>,
): SavedForm<Values> | null {
  if (!isRecord(content) || !isRecord(content['values'])) return null;
  const { version, values } = content;
  const documentId = changedDocument?.id ?? null;
  if (content['documentId'] !== documentId) return null;
  const base = initial as Readonly<Record<string, unknown>>;
  const isReadable = ([name, value]: readonly [string, unknown]) => {
    const isPart = parts[name];
    return isPart ? isPart(value) : name in base && typeof value === typeof base[name];
  };
  // Optional parts removed while typing must not come back from the stored document.
  const optional = Object.keys(parts).filter((name) => !isRequired(base[name]));
  return {
    documentId,
    version: typeof version === 'number' ? version : null,
    values: {
      ...initial,
      ...Object.fromEntries(optional.map((name) => [name, undefined])),
      ...Object.fromEntries(Object.entries(values).filter(isReadable)),
    },
  };
}

export const DOCUMENT_PARTS: Readonly<Record<string, PartCheck>> = {
  structuredPurpose: isStructuredPurpose,
  ultimateDebtor: (value) => hasShape(value, EMPTY_PARTY),
  ultimateCreditor: (value) => hasShape(value, EMPTY_PARTY),
};

/** True if the value has all fields of the pattern with the same types; a missing field would crash the form. */
function hasShape(value: unknown, pattern: unknown): boolean {
  if (!isRecord(pattern)) return typeof value === typeof pattern && Array.isArray(value) === Array.isArray(pattern);
  return isRecord(value) && Object.entries(pattern).every(([name, part]) => hasShape(value[name], part));
}

/** True if every form has the value: a list may be empty, not missing. */
function isRequired(value: unknown): boolean {
  return Array.isArray(value) || typeof value === 'string';
}

function isStructuredPurpose(value: unknown): boolean {
  if (!isRecord(value) || !isStructuredPurposeKind(value['kind'])) return false;
  const lines = value['taxLines'];
  const isLine = (line: unknown) => hasShape(line, EMPTY_TAX_LINE);
  return hasShape(value, createEmptyPurpose(value['kind'])) && (!Array.isArray(lines) || lines.every(isLine));
}
