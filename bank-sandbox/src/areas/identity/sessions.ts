import { UserStatus, type AccessMode } from '@ncb/shared-kernel/domain/vocabulary';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { getBankDay } from '../../clock';
import type { Membership } from '../../callers';
import { gatherReads, prepareQuery, schema, type Queries } from '../../db';
import { parseId } from '../parse-id';
import { ACTIVITY_WRITTEN_EVERY_MS, getIdleLimitMs, SESSION_ABSOLUTE_MS, SESSIONS_MAX } from './limits';
import { membershipColumns, toMembership } from './membership';
import { createToken, hashToken } from './tokens';

const { appUser, bankState, company, membership, session } = schema;

export interface ActiveSession {
  readonly sessionHash: string;
  readonly userId: number;
  readonly userStatus: UserStatus;
  readonly accessMode: AccessMode;
  readonly previousSignInAt: Date | null;
  readonly lastActivityAt: Date;
  readonly bankDay: string;
  readonly membership: Membership | null;
}

interface SessionStart {
  readonly user: { readonly id: number; readonly lastSignInAt: Date | null };
  readonly address: string;
  readonly program: string;
  readonly certificateId: number | null;
  readonly passkeyId: number | null;
  readonly now: Date;
}

const MAY_HAVE_A_SESSION: readonly UserStatus[] = [UserStatus.active, UserStatus.temporaryPassword];

/** @returns the token for the cookie; the database stores its hash */
export async function startSession(
  tx: Queries,
  { user, address, program, certificateId, passkeyId, now }: SessionStart,
): Promise<string> {
  const token = createToken();
  const hash = hashToken(token);
  // First, for its lock: parallel sign-ins count their sessions one after the other.
  await tx.update(appUser).set({ lastSignInAt: now }).where(eq(appUser.id, user.id));
  await tx.insert(session).values({
    tokenHash: hash,
    userId: user.id,
    createdAt: now,
    lastActivityAt: now,
    expiresAt: new Date(now.getTime() + SESSION_ABSOLUTE_MS),
    previousSignInAt: user.lastSignInAt,
    address,
    program,
    certificateId,
    passkeyId,
  });
  await endOldest(tx, user.id, hash);
  return token;
}

/** Ends all sessions of a user and continues this one under a new token, with the same absolute end. */
export async function renewSession(tx: Queries, userId: number, sessionHash: string): Promise<string | null> {
  const ended = await tx.delete(session).where(eq(session.userId, userId)).returning();
  const current = ended.find((row) => row.tokenHash === sessionHash);
  if (!current) return null;
  const token = createToken();
  await tx.insert(session).values({ ...current, tokenHash: hashToken(token) });
  return token;
}

async function endOldest(tx: Queries, userId: number, newest: string): Promise<void> {
  const surplus = await tx
    .select({ tokenHash: session.tokenHash })
    .from(session)
    .where(and(eq(session.userId, userId), ne(session.tokenHash, newest)))
    .orderBy(desc(session.createdAt), desc(session.lastActivityAt))
    .offset(SESSIONS_MAX - 1);
  const hashes = surplus.map((row) => row.tokenHash);
  if (hashes.length > 0) await tx.delete(session).where(inArray(session.tokenHash, hashes));
}

const sessionColumns = {
  userId: session.userId,
  previousSignInAt: session.previousSignInAt,
  lastActivityAt: session.lastActivityAt,
  expiresAt: session.expiresAt,
  userStatus: appUser.status,
  accessMode: appUser.accessMode,
  settings: appUser.settings,
  dayOffset: bankState.dayOffset,
  place: membershipColumns,
};

const sessionOfToken = prepareQuery((queries) =>
  queries
    .select(sessionColumns)
    .from(session)
    .innerJoin(appUser, eq(appUser.id, session.userId))
    .innerJoin(bankState, sql`true`)
    .leftJoin(
      membership,
      and(eq(membership.userId, session.userId), eq(membership.companyId, sql.placeholder('companyId'))),
    )
    .leftJoin(company, eq(company.id, membership.companyId))
    .where(eq(session.tokenHash, sql.placeholder('sessionHash')))
    .prepare('session_of_token'),
);

interface SessionKey {
  readonly sessionHash: string;
  readonly companyId: number | null;
}

const sessionsOfTokens = prepareQuery((queries) =>
  queries
    .select({ ...sessionColumns, ordinal: sql<number>`ordinal::integer` })
    .from(
      sql`unnest(${sql.placeholder('sessionHashes')}::text[], ${sql.placeholder('companyIds')}::bigint[])
        WITH ORDINALITY AS requested (session_hash, company_id, ordinal)`,
    )
    .innerJoin(session, sql`${session.tokenHash} = requested.session_hash`)
    .innerJoin(appUser, eq(appUser.id, session.userId))
    .innerJoin(bankState, sql`true`)
    .leftJoin(
      membership,
      and(eq(membership.userId, session.userId), sql`${membership.companyId} = requested.company_id`),
    )
    .leftJoin(company, eq(company.id, membership.companyId))
    .prepare('sessions_of_tokens'),
);

type SessionRow = Awaited<ReturnType<ReturnType<typeof sessionOfToken>['execute']>>[number];

/** Time in which background calls are gathered, ms. The user waits for none of their answers. */
const GATHER_MS = 50;

const readGathered = gatherReads(async (queries, keys: readonly SessionKey[]) => {
  const found = await sessionsOfTokens(queries).execute({
    sessionHashes: keys.map(({ sessionHash }) => sessionHash),
    companyIds: keys.map(({ companyId }) => companyId),
  });
  const rows = new Map(found.map((row) => [row.ordinal, row]));
  return keys.map((_key, index): SessionRow | null => rows.get(index + 1) ?? null);
}, GATHER_MS);

/**
 * Finds the live session of a token; an expired or locked one is ended and null.
 * @param companyRef company of the call, whose membership is read in the same query
 * @param isBackground reads together with other background calls
 */
export async function findSession(
  queries: Queries,
  token: string,
  now: Date,
  { companyRef, isBackground = false }: { readonly companyRef: string | null; readonly isBackground?: boolean },
): Promise<ActiveSession | null> {
  const sessionHash = hashToken(token);
  const key = { sessionHash, companyId: companyRef === null ? null : parseId(companyRef) };
  const found = isBackground
    ? await readGathered(queries, key)
    : ((await sessionOfToken(queries).execute({ ...key }))[0] ?? null);
  if (!found) return null;
  const { userId, userStatus, accessMode, previousSignInAt, lastActivityAt, settings, dayOffset } = found;
  const isIdle = now.getTime() - lastActivityAt.getTime() >= getIdleLimitMs(settings.timeoutInterval);
  if (isIdle || now >= found.expiresAt || !MAY_HAVE_A_SESSION.includes(userStatus)) {
    await endSession(queries, sessionHash);
    return null;
  }
  const bankDay = getBankDay(now, dayOffset);
  return {
    sessionHash,
    userId,
    userStatus,
    accessMode,
    previousSignInAt,
    lastActivityAt,
    bankDay,
    membership: toMembership(found.place, bankDay),
  };
}

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

export async function endUserSessions(tx: Queries, userId: number): Promise<void> {
  await tx.delete(session).where(eq(session.userId, userId));
  await tx.delete(schema.halfSession).where(eq(schema.halfSession.userId, userId));
}

/** Ends the sessions opened with a key. Source: docs/requirements/security.md#end-of-sessions. */
export async function endKeySessions(tx: Queries, certificateId: number): Promise<void> {
  await tx.delete(session).where(eq(session.certificateId, certificateId));
}

/** Ends the sessions opened with passkeys. Source: docs/requirements/security.md#end-of-sessions. */
export async function endPasskeySessions(tx: Queries, passkeyIds: readonly number[]): Promise<void> {
  await tx.delete(session).where(inArray(session.passkeyId, [...passkeyIds]));
}
