import type { AnswerOf, RequestOf, requestCertificate } from '@ncb/shared-kernel/api/contract';
import { writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { withIdempotency } from '../documents/with-idempotency';
import { readProvenRequest } from '../registration/check-key-proof';
import { storeRequest, withdrawRequests } from './store-request';

/** Answers `request_cert`; an earlier open request is withdrawn. */
export async function submitRequest(
  { db }: Services,
  caller: CompanyCaller,
  { request: pem }: RequestOf<typeof requestCertificate>,
): Promise<Outcome<AnswerOf<typeof requestCertificate>>> {
  const proven = await readProvenRequest(pem);
  if (!proven) return refuse('signatureInvalid');
  const { userId, at, address, membership } = caller;
  const { companyId } = membership;
  return withIdempotency(db, caller, async (tx) => {
    await withdrawRequests(tx, userId, at);
    const stored = await storeRequest(tx, { userId, companyId, ...proven, now: at });
    if (!stored.ok) return stored;
    const id = String(stored.value);
    await writeAudit(tx, {
      at,
      actor: { userId, companyId, address },
      action: 'requestCertificate',
      object: { type: 'certificate', id },
      result: 'ok',
    });
    return succeed({ id });
  });
}
