import type { AnswerOf, enquireInstant, RequestOf } from '@ncb/shared-kernel/api/contract';
import { eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { toKyivMoment } from '../../clock';
import { schema } from '../../db';
import { refuse, succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { findDocument } from '../documents/find-document';

const { instantTransfer } = schema;

/** Answers `enquire_instant`; a payment that the network does not decide is unknown here. */
export async function answerEnquiry(
  { db, enquireTransfer }: Services,
  { membership, at }: CompanyCaller,
  { id }: RequestOf<typeof enquireInstant>,
): Promise<Outcome<AnswerOf<typeof enquireInstant>>> {
  const row = await findDocument(db.queries, membership.companyId, id);
  if (!row) return refuse('notFound');
  await enquireTransfer(row.id, at);
  const [transfer] = await db.queries
    .select({ askedAt: instantTransfer.askedAt })
    .from(instantTransfer)
    .where(eq(instantTransfer.documentId, row.id));
  const present = await findDocument(db.queries, membership.companyId, id);
  if (!transfer || !present) return refuse('notFound');
  return succeed({ status: present.status, askedAt: transfer.askedAt && toKyivMoment(transfer.askedAt) });
}
