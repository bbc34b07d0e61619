import type { AnswerOf, RequestOf, sendLetter } from '@ncb/shared-kernel/api/contract';
import type { Problem } from '@ncb/shared-kernel/domain';
import { checkMail, isAcceptedFile, type MailAttachment } from '@ncb/shared-kernel/domain/rules';
import { recordAudit, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { done, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { once } from '../documents/idempotency';
import { storeLetter, type LetterFile } from './store-letter';

/** `send_mail`: a letter to the bank; it lies in the folder of sent letters at once. */
export async function send(
  { db }: Services,
  caller: CompanyCaller,
  { letter: draft }: RequestOf<typeof sendLetter>,
): Promise<Outcome<AnswerOf<typeof sendLetter>>> {
  const problems = checkMail(draft);
  if (problems.length > 0) return refuseFields(problems);
  const files = draft.attachments.map(toFile);
  if (!files.every(({ name, content }) => isAcceptedFile(name, content))) return refuseFields([WRONG_FILE]);
  const { membership, userId, at } = caller;
  return once(db, caller, async (tx) => {
    const id = await storeLetter(tx, {
      companyId: membership.companyId,
      authorId: userId,
      subject: draft.subject,
      text: draft.text,
      files,
      at,
    });
    await writeAudit(tx, recordAudit(caller, 'sendMail', 'letter', id));
    return done({ id: String(id) });
  });
}

const WRONG_FILE: Problem = { field: 'attachments', key: 'incorrectFile' };

function toFile({ name, content }: MailAttachment): LetterFile {
  return { name, content: Buffer.from(content, 'base64') };
}
