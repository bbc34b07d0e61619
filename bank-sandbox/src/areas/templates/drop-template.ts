import type { AnswerOf, dropTemplate, RequestOf } from '@ncb/shared-kernel/api/contract';
import { eq } from 'drizzle-orm';
import { recordAudit, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { attempt, schema } from '../../db';
import { done, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { lockCompany } from '../catalogues/catalogue';
import { companyTemplate } from './company-template';

const { template } = schema;

/** Answers `drop_template`. */
export async function drop(
  { db }: Services,
  caller: CompanyCaller,
  { id }: RequestOf<typeof dropTemplate>,
): Promise<Outcome<AnswerOf<typeof dropTemplate>>> {
  const { companyId } = caller.membership;
  return attempt(db, async (tx) => {
    await lockCompany(tx, companyId);
    const found = await companyTemplate(tx, companyId, id);
    if (!found) return refuse('notFound');
    await tx.delete(template).where(eq(template.id, found.id));
    await writeAudit(tx, recordAudit(caller, 'dropRecord', 'template', id));
    return done({});
  });
}
