import type { Payment } from '@ncb/shared-kernel/api/contract';
import { parsePercent } from '@ncb/shared-kernel/domain/money';
import { EMPTY_PARTY } from '@ncb/shared-kernel/domain/parties';
import { EMPTY_TAX_LINE, emptyPurpose, isStructuredPurposeKind } from '@ncb/shared-kernel/domain/remittance';
import type { PaymentValues } from './payment-values';

/** What is kept of a form that was not saved: the values as typed, and of which version of which document. */
export interface PaymentDraft {
  readonly documentId: string | null;
  readonly version: number | null;
  readonly values: PaymentValues;
}

/** What a payment may have or not have: what was taken out while typing does not come back with the stored payment. */
const PARTS: Partial<PaymentValues> = {
  structuredPurpose: undefined,
  ultimateDebtor: undefined,
  ultimateCreditor: undefined,
};

/**
 * Reads a kept form over the values that the form would begin with. A value that a newer form writes differently is left
 * out; null for the draft of another document.
 */
export function readDraft(content: unknown, changes: Payment | null, initial: PaymentValues): PaymentDraft | null {
  if (!isRecord(content) || !isRecord(content['values'])) return null;
  const { version, values } = content;
  const documentId = changes?.id ?? null;
  if (content['documentId'] !== documentId) return null;
  const base: Readonly<Record<string, unknown>> = { ...initial, ...PARTS };
  const fits = (name: string, value: unknown) =>
    name in PARTS ? isPart(name, value) : typeof value === typeof base[name] && (name !== 'vatRate' || isRate(value));
  return {
    documentId,
    version: typeof version === 'number' ? version : null,
    values: {
      ...initial,
      ...PARTS,
      ...Object.fromEntries(Object.entries(values).filter(([name, value]) => name in base && fits(name, value))),
    },
  };
}

/** A part is taken as a whole or not at all: its block would stop at a field that is not there. */
function isPart(name: string, value: unknown): boolean {
  if (name !== 'structuredPurpose') return hasShape(value, EMPTY_PARTY);
  if (!isRecord(value) || !isStructuredPurposeKind(value['kind'])) return false;
  const lines = value['taxLines'];
  return hasShape(value, emptyPurpose(value['kind'])) && (!Array.isArray(lines) || lines.every(isTaxLine));
}

function isTaxLine(line: unknown): boolean {
  return hasShape(line, EMPTY_TAX_LINE);
}

/** True if the value has everything that the pattern has, of the same sort. */
function hasShape(value: unknown, pattern: unknown): boolean {
  if (!isRecord(pattern)) return typeof value === typeof pattern && Array.isArray(value) === Array.isArray(pattern);
  return isRecord(value) && Object.entries(pattern).every(([name, part]) => hasShape(value[name], part));
}

/** The form counts with the rate; another text would stop it. */
function isRate(value: unknown): boolean {
  return typeof value === 'string' && parsePercent(value).ok;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
