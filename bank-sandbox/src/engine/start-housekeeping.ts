import { lt, sql } from 'drizzle-orm';
import { expireRequests } from '../areas/certificates/expire-requests';
import { remindOfKeyEnds } from '../areas/certificates/remind-of-key-ends';
import { NAME_CHECKS_KEPT_MS } from '../areas/receivers/find-name-check';
import { selectRows, schema, type Database } from '../db';

const {
  cspViolation,
  emailOutbox,
  halfSession,
  idempotencyKey,
  loadOutcome,
  passkeyChallenge,
  receiverNameCheck,
  session,
  smsOutbox,
  throttle,
} = schema;

const HOUR_MS = 60 * 60_000;
const KEEP_IDEMPOTENCY_KEYS_MS = 48 * HOUR_MS;
const KEEP_MESSAGES_MS = 24 * HOUR_MS;
/** E-mails have no secrets. */
const KEEP_MAILS_MS = 7 * 24 * HOUR_MS;
/** Time longer than any lockout. */
const KEEP_FAILURES_MS = HOUR_MS;
/** Time longer than any counted period. */
const KEEP_REPORTS_MS = 24 * HOUR_MS;
const EVERY_MS = 10 * 60_000;

/** Arbitrary advisory lock id. */
const LOCK = 7_301_608;

/** Deletes expired rows, expires unconfirmed key requests and reminds of expiring keys. */
export async function cleanUp(db: Database, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await db.transaction(async (tx) => {
    const [lock] = await selectRows<{ taken: boolean }>(tx, sql`SELECT pg_try_advisory_xact_lock(${LOCK}) AS taken`);
    if (!lock?.taken) return;
    await tx.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, before(KEEP_IDEMPOTENCY_KEYS_MS)));
    await tx.delete(session).where(lt(session.expiresAt, now));
    await tx.delete(halfSession).where(lt(halfSession.expiresAt, now));
    await tx.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresAt, now));
    await tx.delete(smsOutbox).where(lt(smsOutbox.sentAt, before(KEEP_MESSAGES_MS)));
    await tx.delete(emailOutbox).where(lt(emailOutbox.sentAt, before(KEEP_MAILS_MS)));
    await tx.delete(throttle).where(lt(throttle.lastAttemptAt, before(KEEP_FAILURES_MS)));
    await tx.delete(receiverNameCheck).where(lt(receiverNameCheck.checkedAt, before(NAME_CHECKS_KEPT_MS)));
    await expireRequests(tx, now);
    await remindOfKeyEnds(tx, now);
    const lastReport = sql`greatest(${loadOutcome.loadedAt}, ${loadOutcome.failedAt})`;
    await tx.delete(loadOutcome).where(lt(lastReport, before(KEEP_REPORTS_MS).toISOString()));
    await tx.delete(cspViolation).where(lt(cspViolation.hour, before(KEEP_REPORTS_MS)));
  });
}

export function startHousekeeping(db: Database, now: () => Date, onFailure: (error: unknown) => void): () => void {
  const timer = setInterval(() => void cleanUp(db, now()).catch(onFailure), EVERY_MS).unref();
  return () => clearInterval(timer);
}
