import type { AnswerOf, RequestOf, sendLetter } from '@ncb/shared-kernel/api/contract';
import { needsSignature } from '@ncb/shared-kernel/domain/vocabulary';
import { recordAudit, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { done, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { once } from '../documents/idempotency';
import { storeLetter } from './store-letter';
import { filesOf, placeOf } from './take-letter';

/** Answers `send_mail`: sends without a signature. */
export async function send(
  { db }: Services,
  caller: CompanyCaller,
  { letter: draft }: RequestOf<typeof sendLetter>,
): Promise<Outcome<AnswerOf<typeof sendLetter>>> {
  const files = filesOf(draft);
  if (!files.ok) return files;
  const { theme, subject, text, replyTo } = draft;
  if (needsSignature(theme)) return refuseFields([{ field: 'theme', key: 'signatureNeeded' }]);
  const { membership, userId, at } = caller;
  return once(db, caller, async (tx) => {
    const place = await placeOf(tx, caller, replyTo);
    if (!place.ok) return place;
    const id = await storeLetter(tx, {
      ...{ companyId: membership.companyId, authorId: userId, theme, subject, text, files: files.value, at },
      ...place.value,
    });
    await writeAudit(tx, recordAudit(caller, 'sendMail', 'letter', id));
    return done({ id: String(id) });
  });
}
