import { eq, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../db';
import { schema } from '../../db';
import { tokenHash } from './tokens';

const { throttle } = schema;

const SECOND = 1000;
const LOCK_MS = 15 * 60 * SECOND;

/** When failures begin to cost time, and how many of them lock for a quarter of an hour. */
export interface ThrottlePolicy {
  readonly delayFrom: number;
  readonly lockFrom: number;
}

/**
 * One login: exponential delay after 5 failures, locked after 10; never for good, or anybody could lock anybody out.
 * One address: ten times that, a whole office may stand behind it. Codes of one user: three half sessions' worth; each
 * half session has its own five tries already. The old password that a change asks for is guessed at no faster than at
 * sign-in; asking for companies and logins is something that nobody does often. Nor does anybody lose his key often: an
 * owner is not to be flooded with codes, and guesses at them bar nobody's sign-in. Source: reference/security 39
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
} as const satisfies Record<string, ThrottlePolicy>;

export interface Subject {
  readonly kind: keyof typeof POLICIES;
  readonly name: string;
}

/**
 * Counts an attempt as failed before it is made: a hundred guesses sent at the same moment are a hundred failures.
 * A success calls `forgive` afterwards.
 * @returns 0, or the seconds to wait when one of the subjects is barred; then nothing is counted
 */
export async function countAttempt(db: Database, subjects: readonly Subject[], now: Date): Promise<number> {
  // Rows are locked in one order, or two sign-ins could wait for each other.
  const keyed = subjects
    .map((subject) => ({ ...subject, key: keyOf(subject) }))
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

/** Forgets the failures of a subject. */
export async function forgive(queries: Queries, subject: Subject): Promise<void> {
  await queries.delete(throttle).where(eq(throttle.subject, keyOf(subject)));
}

/** Takes back the one failure that `countAttempt` counted for an attempt that succeeded. */
export async function uncount(queries: Queries, subject: Subject): Promise<void> {
  await queries
    .update(throttle)
    .set({ failures: sql`greatest(${throttle.failures} - 1, 0)`, barredUntil: sql`${throttle.lastAttemptAt}` })
    .where(eq(throttle.subject, keyOf(subject)));
}

/** Hashed: people type passwords into the login field, and whatever is typed there becomes a row. */
function keyOf({ kind, name }: Subject): string {
  return `${kind}:${tokenHash(name)}`;
}

type State = Pick<typeof throttle.$inferSelect, 'failures' | 'barredUntil' | 'lastAttemptAt'>;

async function lockState(tx: Queries, { kind, key }: Subject & { readonly key: string }, now: Date): Promise<State> {
  await tx
    .insert(throttle)
    .values({ subject: key, failures: 0, lastAttemptAt: now, barredUntil: now })
    .onConflictDoNothing();
  const [state] = await tx.select().from(throttle).where(eq(throttle.subject, key)).for('no key update');
  if (!state) throw new Error('a throttle row vanished');
  if (state.lastAttemptAt <= now) return state;
  // The server's clock was ahead when the row was written: without this a whole office waits as long as it was wrong.
  const barredUntil = new Date(
    Math.min(state.barredUntil.getTime(), now.getTime() + delayAfter(state.failures, POLICIES[kind])),
  );
  await tx.update(throttle).set({ lastAttemptAt: now, barredUntil }).where(eq(throttle.subject, key));
  return { ...state, lastAttemptAt: now, barredUntil };
}

async function addFailure(tx: Queries, { kind, name }: Subject, state: State, now: Date): Promise<void> {
  // After a quiet quarter of an hour the count begins anew.
  const isStale = now.getTime() - state.lastAttemptAt.getTime() > LOCK_MS;
  const failures = (isStale ? 0 : state.failures) + 1;
  await tx
    .update(throttle)
    .set({ failures, lastAttemptAt: now, barredUntil: new Date(now.getTime() + delayAfter(failures, POLICIES[kind])) })
    .where(eq(throttle.subject, keyOf({ kind, name })));
}

/** Milliseconds to wait after so many failures: 0 at first, then 1, 2, 4 … seconds, then the lock. */
export function delayAfter(failures: number, { delayFrom, lockFrom }: ThrottlePolicy): number {
  if (failures >= lockFrom) return LOCK_MS;
  return failures < delayFrom ? 0 : SECOND * 2 ** (failures - delayFrom);
}
