import { lt, sql } from 'drizzle-orm';
import { expireRequests } from '../areas/certificates/expire-requests';
import { remindOfKeyEnds } from '../areas/certificates/remind-of-ends';
import { rowsOf, schema, type Database } from '../db';

const { emailOutbox, halfSession, idempotencyKey, loadOutcome, session, smsOutbox, throttle } = schema;

const HOUR_MS = 60 * 60_000;
const KEEP_IDEMPOTENCY_KEYS_MS = 48 * HOUR_MS;
const KEEP_MESSAGES_MS = 24 * HOUR_MS;
/** They have no secrets in them and are read later than codes. */
const KEEP_MAILS_MS = 7 * 24 * HOUR_MS;
/** Longer than any lock, so that a row that still bars somebody is never deleted. */
const KEEP_FAILURES_MS = HOUR_MS;
/** Longer than any window in which they are counted. */
const KEEP_LOAD_OUTCOMES_MS = 24 * HOUR_MS;
const EVERY_MS = 10 * 60_000;

/** Any number: of several processes one cleans up. */
const LOCK = 7_301_608;

/**
 * Deletes what has had its time: idempotency keys, sessions, messages, counts of failures, reports of loads. Ends requests
 * for keys that nobody brought, and tells of keys that end.
 */
export async function cleanUp(db: Database, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await db.transaction(async (tx) => {
    const [lock] = await rowsOf<{ taken: boolean }>(tx, sql`SELECT pg_try_advisory_xact_lock(${LOCK}) AS taken`);
    if (!lock?.taken) return;
    await tx.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, before(KEEP_IDEMPOTENCY_KEYS_MS)));
    await tx.delete(session).where(lt(session.expiresAt, now));
    await tx.delete(halfSession).where(lt(halfSession.expiresAt, now));
    await tx.delete(smsOutbox).where(lt(smsOutbox.sentAt, before(KEEP_MESSAGES_MS)));
    await tx.delete(emailOutbox).where(lt(emailOutbox.sentAt, before(KEEP_MAILS_MS)));
    await tx.delete(throttle).where(lt(throttle.lastAttemptAt, before(KEEP_FAILURES_MS)));
    await expireRequests(tx, now);
    await remindOfKeyEnds(tx, now);
    const lastReport = sql`greatest(${loadOutcome.loadedAt}, ${loadOutcome.failedAt})`;
    await tx.delete(loadOutcome).where(lt(lastReport, before(KEEP_LOAD_OUTCOMES_MS).toISOString()));
  });
}

/** Cleans up now and then. @returns stops it */
export function startHousekeeping(db: Database, now: () => Date, onFailure: (error: unknown) => void): () => void {
  const timer = setInterval(() => void cleanUp(db, now()).catch(onFailure), EVERY_MS).unref();
  return () => clearInterval(timer);
}
