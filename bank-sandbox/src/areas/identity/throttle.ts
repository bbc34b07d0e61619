import { eq, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../db';
import { schema } from '../../db';
import { hashToken } from './tokens';

const { throttle } = schema;

const SECOND = 1000;
const LOCK_MS = 15 * 60 * SECOND;

/** Numbers of failures that start the delay and the lockout of 15 minutes. */
interface ThrottlePolicy {
  readonly delayFrom: number;
  readonly lockFrom: number;
}

/**
 * Limits by kind of subject. Source: docs/requirements/security.md#throttling.
 * Login: never locked for good, or anyone could lock out others. Address: ten times more, for a whole office. Codes:
 * three half sessions of five attempts. Lost keys: an owner must not be flooded with codes, and wrong codes must not
 * lock sign-in. Passkeys: by address only, as a refused one names no user for sure. Names of receivers: a form is left
 * half a dozen times before it is saved; a new document takes back the questions about its receiver. Printouts: few sums
 * from one address; more from all, or anyone who has seen a number could lock it.
 */
export const POLICIES = {
  login: { delayFrom: 5, lockFrom: 10 },
  address: { delayFrom: 50, lockFrom: 100 },
  code: { delayFrom: 15, lockFrom: 15 },
  keyLogin: { delayFrom: 5, lockFrom: 10 },
  oldPassword: { delayFrom: 5, lockFrom: 10 },
  registration: { delayFrom: 20, lockFrom: 30 },
  lostKey: { delayFrom: 5, lockFrom: 10 },
  lostKeyAddress: { delayFrom: 20, lockFrom: 30 },
  lostKeyCode: { delayFrom: 15, lockFrom: 15 },
  passkeyCode: { delayFrom: 15, lockFrom: 15 },
  passkeyAddress: { delayFrom: 50, lockFrom: 100 },
  receiverName: { delayFrom: 30, lockFrom: 36 },
  printoutFromAddress: { delayFrom: 5, lockFrom: 10 },
  printout: { delayFrom: 100, lockFrom: 100 },
  printoutAddress: { delayFrom: 20, lockFrom: 30 },
} as const satisfies Record<string, ThrottlePolicy>;

export interface Subject {
  readonly kind: keyof typeof POLICIES;
  readonly name: string;
}

/**
 * Counts an attempt as failed before it is made, so that a hundred parallel guesses are a hundred failures. After a
 * success call `resetFailures`.
 * @returns 0, or the seconds to wait if a subject is locked out; then nothing is counted
 */
export async function countAttempt(db: Database, subjects: readonly Subject[], now: Date): Promise<number> {
  // In one order, so that two sign-ins do not deadlock.
  const keyed = subjects
    .map((subject) => ({ ...subject, key: toKey(subject) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  return db.transaction(async (tx) => {
    const states = [];
    for (const subject of keyed) states.push({ subject, state: await lockState(tx, subject, now) });
    const barredUntil = Math.max(...states.map(({ state }) => state.barredUntil.getTime()));
    if (barredUntil > now.getTime()) return Math.ceil((barredUntil - now.getTime()) / SECOND);
    for (const { subject, state } of states) await addFailure(tx, subject, state, now);
    return 0;
  });
}

export async function resetFailures(queries: Queries, subject: Subject): Promise<void> {
  await queries.delete(throttle).where(eq(throttle.subject, toKey(subject)));
}

export async function removeFailure(queries: Queries, subject: Subject, count = 1): Promise<void> {
  await queries
    .update(throttle)
    .set({
      failures: sql`greatest(${throttle.failures} - ${count}::integer, 0)`,
      barredUntil: sql`${throttle.lastAttemptAt}`,
    })
    .where(eq(throttle.subject, toKey(subject)));
}

function toKey({ kind, name }: Subject): string {
  return `${kind}:${hashToken(name)}`;
}

type State = Pick<typeof throttle.$inferSelect, 'failures' | 'barredUntil' | 'lastAttemptAt'>;

async function lockState(tx: Queries, { kind, key }: Subject & { readonly key: string }, now: Date): Promise<State> {
  // One statement: between two, housekeeping or a success may delete the row.
  const [state] = await tx
    .insert(throttle)
    .values({ subject: key, failures: 0, lastAttemptAt: now, barredUntil: now })
    .onConflictDoUpdate({ target: throttle.subject, set: { failures: sql`${throttle.failures}` } })
    .returning();
  if (!state) throw new Error('a throttle row was not written');
  if (state.lastAttemptAt <= now) return state;
  // The clock was ahead when the row was written; the lockout must not last as long as that error.
  const barredUntil = new Date(
    Math.min(state.barredUntil.getTime(), now.getTime() + getDelay(state.failures, POLICIES[kind])),
  );
  await tx.update(throttle).set({ lastAttemptAt: now, barredUntil }).where(eq(throttle.subject, key));
  return { ...state, lastAttemptAt: now, barredUntil };
}

async function addFailure(tx: Queries, { kind, name }: Subject, state: State, now: Date): Promise<void> {
  // After 15 quiet minutes the count restarts.
  const isStale = now.getTime() - state.lastAttemptAt.getTime() > LOCK_MS;
  const failures = (isStale ? 0 : state.failures) + 1;
  await tx
    .update(throttle)
    .set({ failures, lastAttemptAt: now, barredUntil: new Date(now.getTime() + getDelay(failures, POLICIES[kind])) })
    .where(eq(throttle.subject, toKey({ kind, name })));
}

/** Returns milliseconds: 0 at first, then 1, 2, 4 … seconds, then the lockout. */
export function getDelay(failures: number, { delayFrom, lockFrom }: ThrottlePolicy): number {
  if (failures >= lockFrom) return LOCK_MS;
  return failures < delayFrom ? 0 : SECOND * 2 ** (failures - delayFrom);
}
