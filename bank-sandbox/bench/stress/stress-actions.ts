import type { Outcome } from '@ncb/shared-kernel/api/client';
import {
  dropPayments,
  recallDocuments,
  savePayment,
  sendDocuments,
  signDocuments,
  unsignDocuments,
  type Verdict,
} from '@ncb/shared-kernel/api/contract';
import { PAYMENT, toRefs, type Person } from '../../test/support/person';
import { count, type Fact, type Facts } from './facts';

function recordOutcome(facts: Facts, what: string, outcome: Outcome<unknown>): void {
  if (outcome.ok) return count(facts, what);
  const { failure } = outcome;
  if (failure.kind === 'refused') return count(facts, `${what} refused`);
  if (failure.kind === 'network') return;
  facts.faults.push(`${what}: ${JSON.stringify(failure)}`);
}

const isLost = (outcome: Outcome<unknown>) => !outcome.ok && outcome.failure.kind !== 'refused';

/** Saves by a double click; at most one document may result. @returns its id, null if unknown */
export async function saveTwice(facts: Facts, person: Person, number: string, day: string): Promise<string | null> {
  const payment = { ...PAYMENT, number, documentDate: day, amount: '1.00' };
  const press = () => person.call(savePayment, { type: 1, payment }, { idempotencyKey: `stress-save-${number}` });
  const outcomes = await Promise.all([press(), press()]);
  for (const outcome of outcomes) recordOutcome(facts, 'save', outcome);
  return learn(facts, number, outcomes);
}

/** Saves two payments with one number at once; one must be refused. */
export async function saveSameNumber(
  facts: Facts,
  person: Person,
  number: string,
  day: string,
): Promise<string | null> {
  const payment = { ...PAYMENT, number, documentDate: day, amount: '2.00' };
  const save = () => person.call(savePayment, { type: 1, payment });
  const outcomes = await Promise.all([save(), save()]);
  for (const outcome of outcomes) recordOutcome(facts, 'save', outcome);
  if (outcomes.filter(({ ok }) => ok).length > 1) facts.faults.push(`number ${number} was given twice`);
  return learn(facts, number, outcomes);
}

function learn(facts: Facts, number: string, outcomes: readonly Outcome<{ readonly id: string }>[]): string | null {
  const ids = new Set(outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value.id] : [])));
  if (ids.size > 1) facts.faults.push(`payment ${number} was stored twice: ${[...ids].join(', ')}`);
  const [id] = ids;
  if (id === undefined) return null;
  facts.documents.set(id, { number, sends: 0, recalls: 0, isDeleted: false, isUncertain: false });
  return id;
}

export async function signTwice(facts: Facts, person: Person, id: string): Promise<void> {
  try {
    const signatures = await person.signAll([id]);
    await callTwice(facts, id, 'sign', () =>
      person.call(signDocuments, { all: false, documents: toRefs([id]), signatures }),
    );
  } catch (error) {
    // The texts could not be fetched, so nothing was requested yet.
    if (!String(error).includes('"network"')) facts.faults.push(`sign: ${String(error)}`);
  }
}

export function sendTwice(facts: Facts, person: Person, id: string): Promise<void> {
  return callTwice(facts, id, 'send', () => person.call(sendDocuments, { documents: toRefs([id]) }));
}

export function recallTwice(facts: Facts, person: Person, id: string): Promise<void> {
  return callTwice(facts, id, 'recall', () => person.call(recallDocuments, { documents: toRefs([id]) }));
}

export function unsignTwice(facts: Facts, person: Person, id: string): Promise<void> {
  return callTwice(facts, id, 'unsign', () => person.call(unsignDocuments, { documents: toRefs([id]) }));
}

export function dropTwice(facts: Facts, person: Person, id: string): Promise<void> {
  return callTwice(facts, id, 'drop', () => person.call(dropPayments, { type: 'pmt', ids: [id] }));
}

type Action = 'sign' | 'send' | 'recall' | 'unsign' | 'drop';

async function callTwice(
  facts: Facts,
  id: string,
  action: Action,
  press: () => Promise<Outcome<{ readonly verdicts: readonly Verdict[] }>>,
): Promise<void> {
  const fact = facts.documents.get(id);
  const outcomes = await Promise.all([press(), press()]);
  for (const outcome of outcomes) {
    recordOutcome(facts, action, outcome);
    if (!fact) continue;
    if (isLost(outcome)) fact.isUncertain = true;
    if (outcome.ok && outcome.value.verdicts[0]?.error === null) note(fact, action);
  }
}

function note(fact: Fact, action: Action): void {
  if (action === 'send') fact.sends += 1;
  if (action === 'recall') fact.recalls += 1;
  if (action === 'drop') fact.isDeleted = true;
}
