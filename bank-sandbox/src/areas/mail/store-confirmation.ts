import type { AnswerOf, confirmLetter, RequestOf } from '@ncb/shared-kernel/api/contract';
import { and, eq } from 'drizzle-orm';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { inTransaction, schema } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { parseId } from '../parse-id';

const { letter } = schema;

/** Answers `confirm_mail`; the first confirmation stays. */
export async function storeConfirmation(
  { db }: Services,
  caller: CompanyCaller,
  { id }: RequestOf<typeof confirmLetter>,
): Promise<Outcome<AnswerOf<typeof confirmLetter>>> {
  const { membership, userId, at } = caller;
  return inTransaction(db, async (tx) => {
    const [found] = await tx
      .select()
      .from(letter)
      .where(
        and(eq(letter.id, parseId(id) ?? 0), eq(letter.companyId, membership.companyId), eq(letter.isImportant, true)),
      )
      .for('no key update');
    if (!found) return refuse('notFound');
    if (found.acknowledgedAt !== null) return succeed({});
    await tx
      .update(letter)
      .set({
        acknowledgedAt: at,
        acknowledgedBy: userId,
        readAt: found.readAt ?? at,
        readBy: found.readBy ?? userId,
      })
      .where(eq(letter.id, found.id));
    await writeAudit(tx, buildAuditEntry(caller, 'confirmMail', 'letter', found.id));
    return succeed({});
  });
}
