import type { endSession, RequestOf } from '@ncb/shared-kernel/api/contract';
import { and, eq, ne } from 'drizzle-orm';
import { writeAudit } from '../../audit';
import type { UserCaller } from '../../callers';
import { inTransaction, schema } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';

const { session } = schema;

/** PostgreSQL accepts nothing else as a uuid. */
const NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Answers `end_session`; without an id ends all others. Each is recorded as a sign-out. */
export async function endOwnSession(
  { db }: Services,
  caller: UserCaller,
  { id }: RequestOf<typeof endSession>,
): Promise<Outcome<Record<string, never>>> {
  if (id !== null && !NAME.test(id)) return refuse('notFound');
  const which = id === null ? ne(session.tokenHash, caller.sessionHash) : eq(session.id, id);
  const ended = await inTransaction(db, async (tx) => {
    const rows = await tx
      .delete(session)
      .where(and(eq(session.userId, caller.userId), which))
      .returning({ tokenHash: session.tokenHash });
    if (id !== null && rows.length === 0) return refuse('notFound');
    const actor = { userId: caller.userId, companyId: null, address: caller.address };
    for (const _row of rows) await writeAudit(tx, { at: caller.at, actor, action: 'signOut', result: 'ok' });
    return succeed(rows);
  });
  if (!ended.ok) return ended;
  if (ended.value.some(({ tokenHash }) => tokenHash === caller.sessionHash)) caller.cookies.clear();
  return succeed({});
}
