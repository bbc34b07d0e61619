import { checkMail, type MailDraft } from '@ncb/shared-kernel/domain/rules';
import { eq } from 'drizzle-orm';
import { OPERATOR, writeAudit } from '../../audit';
import { inTransaction, schema } from '../../db';
import { succeed, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { storeLetter } from './store-letter';

const { company } = schema;

interface BankLetter extends Pick<MailDraft, 'theme' | 'subject' | 'text'> {
  readonly companyId: number;
  readonly isImportant: boolean;
}

/** @returns the id of the letter */
export async function writeToCompany(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { companyId, ...content }: BankLetter,
): Promise<Outcome<number>> {
  const problems = checkMail({ ...content, replyTo: null, attachments: [] });
  if (problems.length > 0) return refuseFields(problems);
  return inTransaction(db, async (tx) => {
    const [found] = await tx.select({ id: company.id }).from(company).where(eq(company.id, companyId));
    if (!found) return refuse('notFound');
    const at = clock.now();
    const id = await storeLetter(tx, { ...content, companyId, authorId: null, files: [], at });
    await writeAudit(tx, {
      at,
      actor: OPERATOR,
      action: 'sendMail',
      result: 'ok',
      object: { type: 'letter', id: String(id) },
    });
    return succeed(id);
  });
}
