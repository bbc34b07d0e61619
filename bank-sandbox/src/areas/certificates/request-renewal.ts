import type { AnswerOf, renewCertificate, RequestOf } from '@ncb/shared-kernel/api/contract';
import { joinFullName } from '@ncb/shared-kernel/domain/rules';
import { getKeyId } from '@ncb/shared-kernel/signature';
import { JOURNAL_DETAILS } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { schema } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { readPublicPoint } from '../../signatures';
import type { KindOfDeclaration } from '../declarations/kind-of-declaration';
import { storeDeclaration } from '../declarations/store-declaration';
import { withIdempotency } from '../documents/with-idempotency';
import { findUserById } from '../identity/users';
import { readProvenRequest } from '../registration/check-key-proof';
import { findKeyEnd } from '../signing/certificates';
import { issueForRequest } from './issue-for-request';
import { storeRequest, withdrawRequests } from './store-request';
import { openRequestCondition } from './open-request-condition';

const { certificateRequest } = schema;

const DETAIL = JOURNAL_DETAILS.renewedByKey;

/**
 * Answers `renew_cert`: makes the text that the present key signs; then the certificate is issued at once. Source:
 * docs/requirements/keys-and-users.md#life-of-a-key.
 */
export async function requestRenewal(
  { db }: Services,
  caller: CompanyCaller,
  { request: pem }: RequestOf<typeof renewCertificate>,
): Promise<Outcome<AnswerOf<typeof renewCertificate>>> {
  const proven = await readProvenRequest(pem);
  const point = proven && (await readPublicPoint(proven.csr));
  if (!proven || !point) return refuse('signatureInvalid');
  const id = await getKeyId(point);
  const { userId, at, membership } = caller;
  return withIdempotency(db, caller, async (tx) => {
    if ((await findKeyEnd(tx, userId, at)) === null) return refuse('certificateInactive');
    const owner = await findUserById(tx, userId);
    await withdrawRequests(tx, userId, at);
    const stored = await storeRequest(tx, { userId, companyId: membership.companyId, ...proven, now: at });
    if (!stored.ok) return stored;
    const declarationId = await storeDeclaration(tx, caller, {
      kind: 'key',
      objectId: stored.value,
      subject: 'Поновлення ключа підпису',
      lines: [
        `Власник: ${joinFullName(owner)}`,
        `Новий ключ: ${id}`,
        'Прошу видати сертифікат нового ключа. Особистий ключ зберігається лише в мене.',
      ],
      payload: {},
    });
    await writeAudit(tx, {
      ...buildAuditEntry(caller, 'requestCertificate', 'certificate', stored.value),
      detail: DETAIL,
    });
    return succeed({ id: String(stored.value), declarationId });
  });
}

/** Declaration of a new key: only its owner may sign, while the request is open. */
export const KEY_DECLARATION: KindOfDeclaration = {
  async mayBeSignedBy(queries, { objectId }, { userId, at }) {
    const [found] = await queries
      .select({ id: certificateRequest.id })
      .from(certificateRequest)
      .where(and(eq(certificateRequest.id, objectId), eq(certificateRequest.userId, userId), openRequestCondition(at)));
    return found ? succeed(null) : refuse('notFound');
  },

  async accept(tx, { objectId }, caller, bank) {
    const [request] = await tx
      .select()
      .from(certificateRequest)
      .where(and(eq(certificateRequest.id, objectId), openRequestCondition(caller.at)))
      .for('no key update');
    if (!request) return refuse('statusForbidsAction');
    await issueForRequest(tx, bank, request, caller.at);
    await writeAudit(tx, { ...buildAuditEntry(caller, 'issueCertificate', 'certificate', objectId), detail: DETAIL });
    return succeed(null);
  },
};
