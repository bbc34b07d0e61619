import type { AnswerOf, RequestOf, setDepositRenewal } from '@ncb/shared-kernel/api/contract';
import { renewalsProblem } from '@ncb/shared-kernel/domain/rules';
import { eq } from 'drizzle-orm';
import { recordAudit, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { schema } from '../../db';
import { done, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { once } from '../documents/idempotency';
import { lockRunning } from './deposit-state';

const { deposit } = schema;

/** Answers `set_deposit_renewal`; 0 switches renewal off. */
export async function setRenewal(
  { db }: Services,
  caller: CompanyCaller,
  { id, renewals }: RequestOf<typeof setDepositRenewal>,
): Promise<Outcome<AnswerOf<typeof setDepositRenewal>>> {
  return once(db, caller, async (tx) => {
    const found = await lockRunning(tx, caller.membership.companyId, id);
    if (!found.ok) return found;
    const problem = renewalsProblem(renewals, found.value.isRenewable);
    if (problem) return refuseFields([problem]);
    await tx
      .update(deposit)
      .set({ renewals: Number(renewals) })
      .where(eq(deposit.id, found.value.id));
    await writeAudit(tx, recordAudit(caller, 'setDepositRenewal', 'deposit', found.value.id));
    return done({ id });
  });
}
