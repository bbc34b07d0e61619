import type { cancelRegistration, RequestOf } from '@ncb/shared-kernel/api/contract';
import { writeAudit } from '../../audit';
import type { Caller } from '../../callers';
import { inTransaction } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { endRegistration } from './end-registration';
import { lockRegistration } from './registration-token';

/** Answers `cancel_reg`; requires the token. */
export async function withdrawRegistration(
  { db }: Services,
  { at, address, cookies }: Caller,
  { companyRef, token }: RequestOf<typeof cancelRegistration>,
): Promise<Outcome<Record<string, never>>> {
  return inTransaction(db, async (tx) => {
    const pending = await lockRegistration(tx, companyRef, token);
    if (!pending) return refuse('notFound');
    const { companyId } = pending;
    await endRegistration(tx, { companyId, outcome: 'cancelled', reason: null, now: at });
    await writeAudit(tx, {
      at,
      actor: { userId: null, companyId, address },
      action: 'cancelRegistration',
      object: { type: 'company', id: companyRef },
      result: 'ok',
    });
    cookies.clearRegistration();
    return succeed({});
  });
}
