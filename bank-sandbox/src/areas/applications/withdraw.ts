import type { AnswerOf, RequestOf, withdrawApplication } from '@ncb/shared-kernel/api/contract';
import { ApplicationStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { schema } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { withIdempotency } from '../documents/with-idempotency';
import { parseId } from '../parse-id';
import { isApplicationInMode } from './is-application-in-mode';

const { application } = schema;

/** Answers `withdraw_application`: only before the bank's decision. */
export async function withdraw(
  { db }: Services,
  caller: CompanyCaller,
  { id }: RequestOf<typeof withdrawApplication>,
): Promise<Outcome<AnswerOf<typeof withdrawApplication>>> {
  const { membership, at } = caller;
  return withIdempotency(db, caller, async (tx) => {
    const ofCompany = and(eq(application.id, parseId(id) ?? 0), eq(application.companyId, membership.companyId));
    const [row] = await tx.select().from(application).where(ofCompany).for('no key update');
    if (!row) return refuse('notFound');
    if (!isApplicationInMode(caller, row.kind)) return refuse('forbidden');
    if (row.decidedAt !== null) return refuse('applicationDecided');
    const status = ApplicationStatus.withdrawn;
    await tx.update(application).set({ status, decidedAt: at }).where(eq(application.id, row.id));
    await writeAudit(tx, buildAuditEntry(caller, 'withdrawApplication', 'application', row.id));
    return succeed({ id, status });
  });
}
