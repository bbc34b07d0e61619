import { keepRegistration, type RequestOf } from '@ncb/shared-kernel/api/contract';
import { eq } from 'drizzle-orm';
import type { Caller } from '../../callers';
import { inTransaction, schema } from '../../db';
import { succeed, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { DRAFT_MAX_LENGTH } from './limits';
import { lockRegistration } from './registration-token';

const { registration } = schema;

/** Answers `keep_registration`, without password and secret answer. */
export async function storeRegistrationDraft(
  { db }: Services,
  { at }: Caller,
  { companyRef, token, draft }: RequestOf<typeof keepRegistration>,
): Promise<Outcome<Record<string, never>>> {
  const codec = keepRegistration.request.fields['draft']?.codec;
  const stored = codec?.encode({ ...draft, password: '', confirmation: '', secretAnswer: '' }) as object;
  if (JSON.stringify(stored).length > DRAFT_MAX_LENGTH) return refuseFields([{ field: 'data', key: 'tooLongText' }]);
  return inTransaction(db, async (tx) => {
    const pending = await lockRegistration(tx, companyRef, token);
    if (!pending || pending.expiresAt <= at) return refuse('registrationExpired');
    await tx.update(registration).set({ draft: stored }).where(eq(registration.companyId, pending.companyId));
    return succeed({});
  });
}
