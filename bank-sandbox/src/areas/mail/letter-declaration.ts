import { maySign } from '@ncb/shared-kernel/domain/workflow';
import { and, eq } from 'drizzle-orm';
import { recordAudit, writeAudit } from '../../audit';
import { schema } from '../../db';
import { done, refuse } from '../../outcome';
import type { KindOfDeclaration } from '../declarations/declaration-kinds';
import { membershipNow } from '../signing/membership-now';

const { letter } = schema;

/** A letter is signed by the person who wrote it; the signature sends it. Source: reference/areas D6 */
export const LETTER_DECLARATION: KindOfDeclaration = {
  async mayBeSignedBy(queries, { authorId }, caller) {
    if (authorId !== caller.userId) return refuse('forbidden');
    return maySign(await membershipNow(queries, caller)) ? done(null) : refuse('insufficientOrExpiredRights');
  },

  async accept(tx, { objectId }, caller) {
    const [sent] = await tx
      .update(letter)
      .set({ isWaiting: false, sentAt: caller.at })
      .where(and(eq(letter.id, objectId), eq(letter.authorId, caller.userId), eq(letter.isWaiting, true)))
      .returning({ id: letter.id });
    if (!sent) return refuse('documentChanged');
    await writeAudit(tx, recordAudit(caller, 'sendMail', 'letter', sent.id));
    return done(null);
  },
};
