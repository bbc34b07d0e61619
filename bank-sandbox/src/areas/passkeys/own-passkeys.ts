import type {
  AnswerOf,
  dropPasskey,
  listPasskeys,
  Passkey,
  renamePasskey,
  RequestOf,
} from '@ncb/shared-kernel/api/contract';
import { checkPasskeyName, tidyPasskeyName } from '@ncb/shared-kernel/domain/rules';
import { and, asc, eq } from 'drizzle-orm';
import { writeAudit } from '../../audit';
import type { UserCaller } from '../../callers';
import { toKyivMoment } from '../../clock';
import { inTransaction, schema, type Queries } from '../../db';
import { refuse, refuseFields, succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { parseId } from '../parse-id';
import { removePasskey } from './remove-passkeys';

const { passkey, session } = schema;

type Done = Record<string, never>;

/** Answers `get_passkeys`. */
export async function findOwnPasskeys(
  { db }: Services,
  { userId }: UserCaller,
): Promise<Outcome<AnswerOf<typeof listPasskeys>>> {
  return succeed({ passkeys: await listPasskeysOfUser(db.queries, userId) });
}

export async function listPasskeysOfUser(queries: Queries, userId: number): Promise<readonly Passkey[]> {
  const rows = await queries.select().from(passkey).where(eq(passkey.userId, userId)).orderBy(asc(passkey.id));
  return rows.map(({ id, name, createdAt, lastUsedAt, isSynced, suspendedAt }) => ({
    id: String(id),
    name,
    created: toKyivMoment(createdAt),
    lastUsed: lastUsedAt && toKyivMoment(lastUsedAt),
    isSynced,
    isSuspended: suspendedAt !== null,
  }));
}

/** Answers `rename_passkey`; another user's passkey is answered like an unknown one. */
export async function renameOwnPasskey(
  { db }: Services,
  { userId, at, address }: UserCaller,
  { id, name: typed }: RequestOf<typeof renamePasskey>,
): Promise<Outcome<Done>> {
  const name = tidyPasskeyName(typed);
  const problems = checkPasskeyName(name);
  if (problems.length > 0) return refuseFields(problems);
  return inTransaction(db, async (tx) => {
    const [renamed] = await tx
      .update(passkey)
      .set({ name })
      .where(and(eq(passkey.userId, userId), eq(passkey.id, parseId(id) ?? 0)))
      .returning({ id: passkey.id });
    if (!renamed) return refuse('notFound');
    const actor = { userId, companyId: null, address };
    await writeAudit(tx, { at, actor, action: 'renamePasskey', result: 'ok', detail: name });
    return succeed({});
  });
}

/** Answers `drop_passkey`. The calling session ends too, if the passkey opened it. */
export async function dropOwnPasskey(
  { db }: Services,
  { userId, at, address, sessionHash, cookies }: UserCaller,
  { id }: RequestOf<typeof dropPasskey>,
): Promise<Outcome<Done>> {
  const dropped = await inTransaction(db, async (tx) => {
    const name = await removePasskey(tx, userId, parseId(id) ?? 0);
    if (name === null) return refuse('notFound');
    const actor = { userId, companyId: null, address };
    await writeAudit(tx, { at, actor, action: 'removePasskey', result: 'ok', detail: name });
    const own = await tx.select().from(session).where(eq(session.tokenHash, sessionHash));
    return succeed({ isSessionOver: own.length === 0 });
  });
  if (!dropped.ok) return dropped;
  if (dropped.value.isSessionOver) cookies.clear();
  return succeed({});
}
