import type { AnswerOf, RequestOf, withdrawApplication } from '@ncb/shared-kernel/api/contract';
import { ApplicationKind, ApplicationStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { modeOffers } from '@ncb/shared-kernel/domain/workflow';
import { and, eq } from 'drizzle-orm';
import { recordAudit, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { schema } from '../../db';
import { done, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { once } from '../documents/idempotency';
import { parseId } from '../ids';

const { application } = schema;

/** `withdraw_application`: the company takes an application back that the bank has not decided on. */
export async function withdraw(
  { db }: Services,
  caller: CompanyCaller,
  { id }: RequestOf<typeof withdrawApplication>,
): Promise<Outcome<AnswerOf<typeof withdrawApplication>>> {
  const { membership, accessMode, at } = caller;
  return once(db, caller, async (tx) => {
    const ofCompany = and(eq(application.id, parseId(id) ?? 0), eq(application.companyId, membership.companyId));
    const [row] = await tx.select().from(application).where(ofCompany).for('no key update');
    if (!row) return refuse('notFound');
    if (row.kind === ApplicationKind.credit && !modeOffers(accessMode, 'miCreditsMine')) return refuse('forbidden');
    if (row.decidedAt !== null) return refuse('applicationDecided');
    const status = ApplicationStatus.withdrawn;
    await tx.update(application).set({ status, decidedAt: at }).where(eq(application.id, row.id));
    await writeAudit(tx, recordAudit(caller, 'withdrawApplication', 'application', row.id));
    return done({ id, status });
  });
}
