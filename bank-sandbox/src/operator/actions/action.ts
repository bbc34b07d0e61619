import type { Outcome } from '../../outcome';
import type { Services } from '../../services';
import { getRefusalText } from '../../get-refusal-text';
import { parseId } from '../../areas/parse-id';

export interface ActionResult {
  readonly ok: boolean;
  readonly text: string;
}

/** Reads a form field or a command word; empty if missing. */
export type Input = (field: string) => string;

export interface Action {
  readonly name: string;
  readonly section: SectionName;
  readonly fields: readonly string[];
  readonly help: string;
  readonly run: (bank: Services, input: Input) => Promise<ActionResult>;
}

export type SectionName =
  | 'outbox'
  | 'registrations'
  | 'certificates'
  | 'applications'
  | 'questionnaires'
  | 'letters'
  | 'queue'
  | 'tracking'
  | 'day'
  | 'rates'
  | 'faults'
  | 'people'
  | 'versions'
  | 'ledger';

export function fail(text: string): ActionResult {
  return { ok: false, text };
}

/** @param formatSuccess success message */
export function toResult<T>(outcome: Outcome<T>, formatSuccess: (value: T) => string): ActionResult {
  if (outcome.ok) return { ok: true, text: formatSuccess(outcome.value) };
  return fail(getRefusalText(outcome.refusal.code, outcome.refusal.params));
}

const REASON_MAX = 255;

export const NO_ID = fail('Вкажіть номер: ціле число.');
export const NO_REASON = fail(`Вкажіть причину, до ${REASON_MAX} символів: її прочитає клієнт.`);

export function readId(input: Input): number | null {
  return parseId(input('id'));
}

/** Reads one line; null if empty or too long. */
export function readReason(input: Input): string | null {
  const reason = input('reason')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return reason === '' || reason.length > REASON_MAX ? null : reason;
}

/** Returns null unless the text is a whole number from 1 to `max`. */
export function parseCount(text: string, max: number): number | null {
  const count = /^\+?[0-9]{1,9}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= max ? count : null;
}
