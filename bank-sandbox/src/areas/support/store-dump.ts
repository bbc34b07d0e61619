import type { AnswerOf, RequestOf, saveDump } from '@ncb/shared-kernel/api/contract';
import { and, desc, eq, lte } from 'drizzle-orm';
import { writeAudit } from '../../audit';
import type { UserCaller } from '../../callers';
import { inTransaction, schema } from '../../db';
import { succeed, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';

const { supportDump } = schema;

/** Limits per user (ours). */
const DUMP_MAX = 100_000;
const DUMPS_KEPT = 20;

/** Answers `savedump`. The text is never logged. */
export async function storeDump(
  { db }: Services,
  { userId, at, address }: UserCaller,
  { data }: RequestOf<typeof saveDump>,
): Promise<Outcome<AnswerOf<typeof saveDump>>> {
  if (data.length > DUMP_MAX)
    return refuseFields([{ field: 'data', key: 'tooLongText', params: { max: String(DUMP_MAX) } }]);
  return inTransaction(db, async (tx) => {
    const [stored] = await tx.insert(supportDump).values({ userId, content: data, sentAt: at }).returning();
    if (!stored) return refuse('internalError');
    const ofUser = eq(supportDump.userId, userId);
    const [last] = await tx
      .select({ id: supportDump.id })
      .from(supportDump)
      .where(ofUser)
      .orderBy(desc(supportDump.id))
      .offset(DUMPS_KEPT)
      .limit(1);
    if (last) await tx.delete(supportDump).where(and(ofUser, lte(supportDump.id, last.id)));
    await writeAudit(tx, { at, actor: { userId, companyId: null, address }, action: 'sendDump', result: 'ok' });
    return succeed({});
  });
}
