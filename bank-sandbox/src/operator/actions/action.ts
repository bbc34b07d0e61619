import type { Outcome } from '../../outcome';
import type { Services } from '../../services';
import { textOf } from '../../texts';
import { parseId } from '../../areas/ids';

export interface Told {
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
  readonly run: (bank: Services, input: Input) => Promise<Told>;
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
  | 'ledger';

export function unable(text: string): Told {
  return { ok: false, text };
}

/** @param say success message */
export function tell<T>(outcome: Outcome<T>, say: (value: T) => string): Told {
  if (outcome.ok) return { ok: true, text: say(outcome.value) };
  return unable(textOf(outcome.refusal.code, outcome.refusal.params));
}

const REASON_MAX = 255;

export const NO_ID = unable('Вкажіть номер: ціле число.');
export const NO_REASON = unable(`Вкажіть причину, до ${REASON_MAX} символів: її прочитає клієнт.`);

export function idIn(input: Input): number | null {
  return parseId(input('id'));
}

/** Reads one line; null if empty or too long. */
export function reasonIn(input: Input): string | null {
  const reason = input('reason')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return reason === '' || reason.length > REASON_MAX ? null : reason;
}

/** Returns null unless the text is a whole number from 1 to `max`. */
export function countIn(text: string, max: number): number | null {
  const count = /^\+?[0-9]{1,9}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= max ? count : null;
}
