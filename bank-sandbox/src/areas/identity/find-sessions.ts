import type { AnswerOf, listSessions, UserSession } from '@ncb/shared-kernel/api/contract';
import { SignInMethod } from '@ncb/shared-kernel/domain/vocabulary';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { UserCaller } from '../../callers';
import { toKyivMoment } from '../../clock';
import { schema, type Queries } from '../../db';
import { succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { getIdleLimitMs } from './limits';

const { appUser, session } = schema;

type SessionRow = typeof session.$inferSelect;

/** Answers `get_sessions`. Source: docs/requirements/security.md#own-sessions. */
export async function findOwnSessions(
  { db }: Services,
  caller: UserCaller,
): Promise<Outcome<AnswerOf<typeof listSessions>>> {
  return succeed({ sessions: await findSessions(db.queries, caller) });
}

export async function findSessions(
  queries: Queries,
  caller: Pick<UserCaller, 'userId' | 'sessionHash' | 'at'>,
): Promise<readonly UserSession[]> {
  const rows = await findLiveSessions(queries, caller);
  return rows.map((row) => toWire(row, caller.sessionHash));
}

async function findLiveSessions(
  queries: Queries,
  { userId, sessionHash, at }: Pick<UserCaller, 'userId' | 'sessionHash' | 'at'>,
): Promise<readonly SessionRow[]> {
  const [owner] = await queries.select({ settings: appUser.settings }).from(appUser).where(eq(appUser.id, userId));
  const activeSince = new Date(at.getTime() - getIdleLimitMs(owner?.settings.timeoutInterval));
  return queries
    .select()
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, at), gt(session.lastActivityAt, activeSince)))
    .orderBy(desc(sql`${session.tokenHash} = ${sessionHash}`), desc(session.lastActivityAt), desc(session.createdAt));
}

function toWire(row: SessionRow, currentHash: string): UserSession {
  return {
    id: row.id,
    started: toKyivMoment(row.createdAt),
    lastActivity: toKyivMoment(row.lastActivityAt),
    address: row.address,
    program: row.program,
    secondFactor: getMethod(row),
    isCurrent: row.tokenHash === currentHash,
  };
}

function getMethod({ certificateId, passkeyId }: Pick<SessionRow, 'certificateId' | 'passkeyId'>): SignInMethod {
  if (passkeyId !== null) return SignInMethod.passkey;
  return certificateId === null ? SignInMethod.sms : SignInMethod.key;
}
