import { canSign } from '@ncb/shared-kernel/domain/workflow';
import { and, eq } from 'drizzle-orm';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { KindOfDeclaration } from '../declarations/kind-of-declaration';
import { readPresentMembership } from '../signing/read-present-membership';

const { letter } = schema;

/** Checks if the caller may sign letters now. */
export async function checkLetterRight(queries: Queries, caller: CompanyCaller): Promise<Outcome<null>> {
  return canSign(await readPresentMembership(queries, caller)) ? succeed(null) : refuse('insufficientOrExpiredRights');
}

/**
 * Declaration of a letter: its author signs it, and the signature sends it. Source:
 * docs/requirements/keys-and-users.md#letters.
 */
export const LETTER_DECLARATION: KindOfDeclaration = {
  async mayBeSignedBy(queries, { authorId }, caller) {
    if (authorId !== caller.userId) return refuse('forbidden');
    return checkLetterRight(queries, caller);
  },

  async accept(tx, { objectId }, caller) {
    const [sent] = await tx
      .update(letter)
      .set({ isWaiting: false, sentAt: caller.at })
      .where(and(eq(letter.id, objectId), eq(letter.authorId, caller.userId), eq(letter.isWaiting, true)))
      .returning({ id: letter.id });
    if (!sent) return refuse('documentChanged');
    await writeAudit(tx, buildAuditEntry(caller, 'sendMail', 'letter', sent.id));
    return succeed(null);
  },
};
