import { UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { eq, sql } from 'drizzle-orm';
import { bankDayAt } from '../../clock';
import { schema, type Queries } from '../../db';
import { ACTIVITY_WRITTEN_EVERY_MS, SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from './limits';
import { newToken, tokenHash } from './tokens';

const { appUser, bankState, session } = schema;

export interface ActiveSession {
  readonly sessionHash: string;
  readonly userId: number;
  readonly userStatus: UserStatus;
  readonly previousSignInAt: Date | null;
  readonly lastActivityAt: Date;
  readonly bankDay: string;
}

const MAY_HAVE_A_SESSION: readonly UserStatus[] = [UserStatus.active, UserStatus.temporaryPassword];

/** Begins a session. @returns the token for the cookie; the database has only its hash */
export async function startSession(
  tx: Queries,
  user: { readonly id: number; readonly lastSignInAt: Date | null },
  address: string,
  now: Date,
): Promise<string> {
  const token = newToken();
  await tx.insert(session).values({
    tokenHash: tokenHash(token),
    userId: user.id,
    createdAt: now,
    lastActivityAt: now,
    expiresAt: new Date(now.getTime() + SESSION_ABSOLUTE_MS),
    previousSignInAt: user.lastSignInAt,
    address,
  });
  await tx.update(appUser).set({ lastSignInAt: now }).where(eq(appUser.id, user.id));
  return token;
}

/** The live session of a token; one that is over, or whose user may no longer work, is ended and null. */
export async function findSession(queries: Queries, token: string, now: Date): Promise<ActiveSession | null> {
  const sessionHash = tokenHash(token);
  const [found] = await queries
    .select({ row: session, userStatus: appUser.status, dayOffset: bankState.dayOffset })
    .from(session)
    .innerJoin(appUser, eq(appUser.id, session.userId))
    .innerJoin(bankState, sql`true`)
    .where(eq(session.tokenHash, sessionHash));
  if (!found) return null;
  const { row, userStatus, dayOffset } = found;
  const isIdle = now.getTime() - row.lastActivityAt.getTime() >= SESSION_IDLE_MS;
  if (isIdle || now >= row.expiresAt || !MAY_HAVE_A_SESSION.includes(userStatus)) {
    await endSession(queries, sessionHash);
    return null;
  }
  return {
    sessionHash,
    userId: row.userId,
    userStatus,
    previousSignInAt: row.previousSignInAt,
    lastActivityAt: row.lastActivityAt,
    bankDay: bankDayAt(now, dayOffset),
  };
}

/** Notes that the person was active at a moment, if that is news worth a write. */
export async function noteActivity(
  queries: Queries,
  { sessionHash, lastActivityAt }: Pick<ActiveSession, 'sessionHash' | 'lastActivityAt'>,
  active: Date,
): Promise<void> {
  if (active.getTime() - lastActivityAt.getTime() < ACTIVITY_WRITTEN_EVERY_MS) return;
  await queries.update(session).set({ lastActivityAt: active }).where(eq(session.tokenHash, sessionHash));
}

export async function endSession(queries: Queries, sessionHash: string): Promise<void> {
  await queries.delete(session).where(eq(session.tokenHash, sessionHash));
}
