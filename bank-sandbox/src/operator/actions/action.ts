import type { Outcome } from '../../outcome';
import type { Services } from '../../services';
import { textOf } from '../../texts';
import { parseId } from '../../areas/ids';

/** What the operator reads afterwards, in Ukrainian. */
export interface Told {
  readonly ok: boolean;
  readonly text: string;
}

/** What the operator typed: a field of a form or a word of a command; empty if he did not. */
export type Input = (field: string) => string;

/** Something that the operator does: a form of the console and a command alike. */
export interface Action {
  /** The command's word, and the form's address. */
  readonly name: string;
  /** The section of the console where it stands and is answered. */
  readonly section: SectionName;
  /** The form's fields, in the order in which a command gives them. */
  readonly fields: readonly string[];
  /** What `help` says of it. */
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

/** A sentence instead of a deed. */
export function unable(text: string): Told {
  return { ok: false, text };
}

/** What came of an action. @param say the sentence when it was done */
export function tell<T>(outcome: Outcome<T>, say: (value: T) => string): Told {
  if (outcome.ok) return { ok: true, text: say(outcome.value) };
  return unable(textOf(outcome.refusal.code, outcome.refusal.params));
}

const REASON_MAX = 255;

/** What an action needs and cannot do without; a sentence if it was not given. */
export const NO_ID = unable('Вкажіть номер: ціле число.');
export const NO_REASON = unable(`Вкажіть причину, до ${REASON_MAX} символів: її прочитає клієнт.`);

export function idIn(input: Input): number | null {
  return parseId(input('id'));
}

/** The reason in one line; null for an empty or too long one. */
export function reasonIn(input: Input): string | null {
  const reason = input('reason')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return reason === '' || reason.length > REASON_MAX ? null : reason;
}

/** A whole number within bounds; null for anything else. */
export function countIn(text: string, max: number): number | null {
  const count = /^\+?[0-9]{1,9}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= max ? count : null;
}
