import type { AnswerOf, listLinkedPayments, RequestOf } from '@ncb/shared-kernel/api/contract';
import { judgeLinkedPayments } from '@ncb/shared-kernel/domain/rules';
import { JOURNAL_ROWS_MAX, REQUEST_TYPES, type StoredStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { canCreatePayment } from '@ncb/shared-kernel/domain/workflow';
import { and, asc, eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import { done, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { companyDocument, lockDocument, ofCompany, type DocumentRow } from '../documents/company-document';

const { document } = schema;

/** `get_linked_pmts`: the payments made from a request, in the order in which they were made. */
export async function linkedPayments(
  { db }: Services,
  { membership }: CompanyCaller,
  { requestId }: RequestOf<typeof listLinkedPayments>,
): Promise<Outcome<AnswerOf<typeof listLinkedPayments>>> {
  const request = await ownRequest(db.queries, membership.companyId, requestId);
  if (!request) return refuse('notFound');
  const rows = await db.queries
    .select()
    .from(document)
    .where(madeFrom(request))
    .orderBy(asc(document.id))
    .limit(JOURNAL_ROWS_MAX);
  return done({
    payments: rows.map(({ id, number, documentDate, status, amount, currencyLetters }) => ({
      id: String(id),
      number,
      documentDate,
      status,
      amount,
      currencyLetters,
    })),
  });
}

/** A request to buy, sell or convert of the company; null for an unknown one and for somebody else's. */
export async function ownRequest(queries: Queries, companyId: number, id: string): Promise<DocumentRow | null> {
  return asRequest(await companyDocument(queries, companyId, id));
}

function asRequest(found: DocumentRow | null): DocumentRow | null {
  return REQUEST_TYPES.some((type) => type === found?.type) ? found : null;
}

/**
 * The request that a payment says it was made from, to be stored with it; null if it names none. One that the company
 * does not have is refused, and one from which no payment can be made. A stored payment keeps its request, whatever has
 * become of it since. The request stays locked to the end of the transaction: it is neither changed nor deleted, and no
 * second payment is made from it, between the check and the save.
 */
export async function requestBehind(
  tx: Queries,
  companyId: number,
  { id: payment, requestId: id }: { readonly id: string | null; readonly requestId?: string },
): Promise<Outcome<number | null>> {
  if (id === undefined || id === '') return done(null);
  const found = await ownRequest(tx, companyId, id);
  if (!found) return refuse('notFound');
  // The engine locks a payment before its request: a stored payment of the same request must not lock the other way.
  const stored = payment === null ? null : await companyDocument(tx, companyId, payment);
  if (stored?.requestId === found.id) return done(found.id);
  const request = asRequest(await lockDocument(tx, companyId, id));
  if (!request) return refuse('notFound');
  const { status, type } = request;
  const linked = await statusesOfLinked(tx, request);
  return canCreatePayment({ status, type, linked }) ? done(request.id) : refuse('statusForbidsAction');
}

/** A request is neither changed nor deleted while the bank has a payment for it in hand. Source: spec 2 §4 */
export async function areLinkedBlocking(queries: Queries, request: DocumentRow): Promise<boolean> {
  return judgeLinkedPayments(await statusesOfLinked(queries, request)) === 'blocked';
}

async function statusesOfLinked(queries: Queries, request: DocumentRow): Promise<readonly StoredStatus[]> {
  const rows = await queries.selectDistinct({ status: document.status }).from(document).where(madeFrom(request));
  return rows.map(({ status }) => status);
}

function madeFrom({ id, companyId }: DocumentRow) {
  return and(ofCompany(companyId), eq(document.requestId, id));
}
