import type { AnswerOf, RequestOf, setDepositRenewal } from '@ncb/shared-kernel/api/contract';
import { checkRenewals } from '@ncb/shared-kernel/domain/rules';
import { eq } from 'drizzle-orm';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { schema } from '../../db';
import { succeed, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { withIdempotency } from '../documents/with-idempotency';
import { lockRunning } from './running-deposit';

const { deposit } = schema;

/** Answers `set_deposit_renewal`; 0 switches renewal off. */
export async function setRenewal(
  { db }: Services,
  caller: CompanyCaller,
  { id, renewals }: RequestOf<typeof setDepositRenewal>,
): Promise<Outcome<AnswerOf<typeof setDepositRenewal>>> {
  return withIdempotency(db, caller, async (tx) => {
    const found = await lockRunning(tx, caller.membership.companyId, id);
    if (!found.ok) return found;
    const problem = checkRenewals(renewals, found.value.isRenewable);
    if (problem) return refuseFields([problem]);
    await tx
      .update(deposit)
      .set({ renewals: Number(renewals) })
      .where(eq(deposit.id, found.value.id));
    await writeAudit(tx, buildAuditEntry(caller, 'setDepositRenewal', 'deposit', found.value.id));
    return succeed({ id });
  });
}
