import type { AnswerOf, RequestOf, sendLetter } from '@ncb/shared-kernel/api/contract';
import { needsSignature } from '@ncb/shared-kernel/domain/vocabulary';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { succeed, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { withIdempotency } from '../documents/with-idempotency';
import { storeLetter } from './store-letter';
import { checkLetter, findThread } from './check-letter';

/** Answers `send_mail`: sends without a signature. */
export async function storeSentLetter(
  { db }: Services,
  caller: CompanyCaller,
  { letter: draft }: RequestOf<typeof sendLetter>,
): Promise<Outcome<AnswerOf<typeof sendLetter>>> {
  const files = checkLetter(draft);
  if (!files.ok) return files;
  const { theme, subject, text, replyTo } = draft;
  if (needsSignature(theme)) return refuseFields([{ field: 'theme', key: 'signatureNeeded' }]);
  const { membership, userId, at } = caller;
  return withIdempotency(db, caller, async (tx) => {
    const place = await findThread(tx, caller, replyTo);
    if (!place.ok) return place;
    const id = await storeLetter(tx, {
      companyId: membership.companyId,
      authorId: userId,
      theme,
      subject,
      text,
      files: files.value,
      at,
      ...place.value,
    });
    await writeAudit(tx, buildAuditEntry(caller, 'sendMail', 'letter', id));
    return succeed({ id: String(id) });
  });
}
