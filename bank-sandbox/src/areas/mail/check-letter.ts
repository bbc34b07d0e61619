import type { Problem } from '@ncb/shared-kernel/domain';
import { checkMail, isAcceptedFile, type MailAttachment, type MailDraft } from '@ncb/shared-kernel/domain/rules';
import { and, eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import { succeed, refuse, refuseFields, type Outcome } from '../../outcome';
import { parseId } from '../parse-id';
import { buildCompanyLettersCondition, getThreadId } from './letter-rows';
import type { LetterFile, PlaceInThread } from './store-letter';

const { letter } = schema;
const WRONG_FILE: Problem = { field: 'attachments', key: 'incorrectFile' };

export function checkLetter(draft: MailDraft): Outcome<readonly LetterFile[]> {
  const problems = checkMail(draft);
  if (problems.length > 0) return refuseFields(problems);
  const files = draft.attachments.map(toFile);
  return files.every(({ name, content }) => isAcceptedFile(name, content))
    ? succeed(files)
    : refuseFields([WRONG_FILE]);
}

function toFile({ name, content }: MailAttachment): LetterFile {
  return { name, content: Buffer.from(content, 'base64') };
}

export async function findThread(
  queries: Queries,
  { membership }: CompanyCaller,
  replyTo: string | null,
): Promise<Outcome<PlaceInThread>> {
  if (replyTo === null) return succeed({ replyTo: null, threadId: null });
  const [answered] = await queries
    .select({ id: letter.id, threadId: letter.threadId })
    .from(letter)
    .where(and(eq(letter.id, parseId(replyTo) ?? 0), buildCompanyLettersCondition(membership)));
  return answered ? succeed({ replyTo: answered.id, threadId: getThreadId(answered) }) : refuse('notFound');
}
