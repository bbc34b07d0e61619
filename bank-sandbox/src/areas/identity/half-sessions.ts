import { SecondFactor, SMS_CODE_TRIES } from '@ncb/shared-kernel/domain/vocabulary';
import { and, desc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Caller } from '../../callers';
import type { Database, Queries } from '../../db';
import { schema } from '../../db';
import type { HalfSessionFactor } from '../../db/schema';
import type { Services } from '../../services';
import { HALF_SESSION_MS, SMS_CODE_MS, SMS_RESEND_MS } from './limits';
import { hashCode, createSmsCode, createToken, hashToken } from './tokens';

const { halfSession, smsOutbox } = schema;

export type HalfSession = typeof halfSession.$inferSelect;
type Recipient = { readonly id: number; readonly phone: string; readonly demoSmsCode: string | null };
type Kit = Pick<Services, 'config' | 'pepper'>;

/**
 * Starts a half session and sends an SMS code. Within a minute the last code stays valid: repeating step 1 would
 * otherwise bypass the limit of `resend_code`.
 * @returns the token for the cookie, and when the valid code was sent
 */
export async function startHalfSession(
  tx: Queries,
  kit: Kit,
  user: Recipient,
  factor: HalfSessionFactor,
  now: Date,
): Promise<{ readonly token: string; readonly sentAt: Date }> {
  const token = createToken();
  const hash = hashToken(token);
  const sent =
    factor === SecondFactor.key
      ? null
      : ((await findRecentCode(tx, kit, { userId: user.id, factor, hash, now })) ??
        (await sendCode(tx, kit, user, hash, now)));
  await tx.insert(halfSession).values({
    tokenHash: hash,
    userId: user.id,
    createdAt: now,
    expiresAt: addMilliseconds(now, HALF_SESSION_MS),
    factor,
    ...sent,
  });
  return { token, sentAt: sent?.codeSentAt ?? now };
}

interface CodeQuery extends Pick<HalfSession, 'userId' | 'factor'> {
  readonly hash: string;
  readonly now: Date;
}

async function findRecentCode(tx: Queries, { pepper }: Kit, { userId, factor, hash, now }: CodeQuery) {
  const [last] = await tx
    .select({ sentAt: halfSession.codeSentAt, expiresAt: halfSession.codeExpiresAt, tries: halfSession.tries })
    .from(halfSession)
    .where(
      and(
        eq(halfSession.userId, userId),
        eq(halfSession.factor, factor),
        gt(halfSession.codeSentAt, addMilliseconds(now, -SMS_RESEND_MS)),
        // Attempts per user are limited besides.
        lt(halfSession.tries, SMS_CODE_TRIES),
      ),
    )
    .orderBy(desc(halfSession.codeSentAt), desc(halfSession.tries))
    .limit(1);
  if (!last?.sentAt || !last.expiresAt) return null;
  const [message] = await tx
    .select({ code: smsOutbox.code })
    .from(smsOutbox)
    .where(and(eq(smsOutbox.userId, userId), eq(smsOutbox.sentAt, last.sentAt)))
    .limit(1);
  if (!message) return null;
  const { sentAt: codeSentAt, expiresAt: codeExpiresAt, tries } = last;
  return { codeMac: hashCode(pepper, hash, message.code), codeSentAt, codeExpiresAt, tries };
}

export async function readHalfSession(
  queries: Queries,
  { cookies: { halfToken }, at }: Pick<Caller, 'cookies' | 'at'>,
  factor: HalfSessionFactor,
): Promise<HalfSession | null> {
  if (halfToken === null) return null;
  const [found] = await queries
    .select()
    .from(halfSession)
    .where(
      and(
        eq(halfSession.tokenHash, hashToken(halfToken)),
        eq(halfSession.factor, factor),
        gt(halfSession.expiresAt, at),
      ),
    );
  return found ?? null;
}

/** Counts an attempt before the comparison. @returns its number, null if none are left */
export async function countCodeAttempt(queries: Queries, hash: string): Promise<number | null> {
  const [counted] = await queries
    .update(halfSession)
    .set({ tries: sql`${halfSession.tries} + 1` })
    .where(and(eq(halfSession.tokenHash, hash), lt(halfSession.tries, SMS_CODE_TRIES)))
    .returning({ tries: halfSession.tries });
  return counted?.tries ?? null;
}

/**
 * Sends another code after a minute; used attempts stay counted.
 * @returns false if it is too early
 */
export async function resendCode(db: Database, kit: Kit, hash: string, user: Recipient, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [claimed] = await tx
      .update(halfSession)
      .set({ codeSentAt: now })
      .where(and(eq(halfSession.tokenHash, hash), lte(halfSession.codeSentAt, addMilliseconds(now, -SMS_RESEND_MS))))
      .returning({ hash: halfSession.tokenHash });
    if (!claimed) return false;
    await tx
      .update(halfSession)
      .set(await sendCode(tx, kit, user, hash, now))
      .where(eq(halfSession.tokenHash, hash));
    return true;
  });
}

/** @returns false if it was over already */
export async function endHalfSession(queries: Queries, hash: string): Promise<boolean> {
  const ended = await queries
    .delete(halfSession)
    .where(eq(halfSession.tokenHash, hash))
    .returning({ hash: halfSession.tokenHash });
  return ended.length > 0;
}

/** Puts a code into the outbox, in place of an SMS gateway. */
async function sendCode(tx: Queries, { config, pepper }: Kit, user: Recipient, hash: string, now: Date) {
  const code = (config.mode === 'production' ? null : user.demoSmsCode) ?? createSmsCode();
  await tx.insert(smsOutbox).values({ userId: user.id, phone: user.phone, code, sentAt: now });
  return { codeMac: hashCode(pepper, hash, code), codeSentAt: now, codeExpiresAt: addMilliseconds(now, SMS_CODE_MS) };
}

function addMilliseconds(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds);
}
