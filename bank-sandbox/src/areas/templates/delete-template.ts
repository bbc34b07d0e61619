import type { AnswerOf, dropTemplate, RequestOf } from '@ncb/shared-kernel/api/contract';
import { eq } from 'drizzle-orm';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { inTransaction, schema } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { lockCompany } from '../catalogues/catalogue';
import { findTemplate } from './find-template';

const { template } = schema;

/** Answers `drop_template`. */
export async function deleteTemplate(
  { db }: Services,
  caller: CompanyCaller,
  { id }: RequestOf<typeof dropTemplate>,
): Promise<Outcome<AnswerOf<typeof dropTemplate>>> {
  const { companyId } = caller.membership;
  return inTransaction(db, async (tx) => {
    await lockCompany(tx, companyId);
    const found = await findTemplate(tx, companyId, id);
    if (!found) return refuse('notFound');
    await tx.delete(template).where(eq(template.id, found.id));
    await writeAudit(tx, buildAuditEntry(caller, 'dropRecord', 'template', id));
    return succeed({});
  });
}
