import type { AnswerOf, listLinkedPayments, RequestOf } from '@ncb/shared-kernel/api/contract';
import { judgeLinkedPayments } from '@ncb/shared-kernel/domain/rules';
import { isRequestType, JOURNAL_ROWS_MAX, type StoredStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { canCreatePayment } from '@ncb/shared-kernel/domain/workflow';
import { and, asc, eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import {
  findDocument,
  lockDocument,
  buildCompanyDocumentsCondition,
  type DocumentRow,
} from '../documents/find-document';

const { document } = schema;

/** Answers `get_linked_pmts`. */
export async function findLinkedPayments(
  { db }: Services,
  { membership }: CompanyCaller,
  { requestId }: RequestOf<typeof listLinkedPayments>,
): Promise<Outcome<AnswerOf<typeof listLinkedPayments>>> {
  const request = await findCompanyRequest(db.queries, membership.companyId, requestId);
  if (!request) return refuse('notFound');
  const rows = await db.queries
    .select()
    .from(document)
    .where(buildLinkedCondition(request))
    .orderBy(asc(document.id))
    .limit(JOURNAL_ROWS_MAX);
  return succeed({
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

/** Finds a company's request to buy, sell or convert; null for an unknown one. */
async function findCompanyRequest(queries: Queries, companyId: number, id: string): Promise<DocumentRow | null> {
  return toRequestOrNull(await findDocument(queries, companyId, id));
}

function toRequestOrNull(found: DocumentRow | null): DocumentRow | null {
  return isRequestType(found?.type) ? found : null;
}

/**
 * Checks the request that a payment is made from; null if none. A stored payment keeps its request. Locks the request,
 * so that between check and save it is not changed, deleted or used twice.
 */
export async function checkPaymentRequest(
  tx: Queries,
  companyId: number,
  { id: payment, requestId: id }: { readonly id: string | null; readonly requestId?: string },
): Promise<Outcome<number | null>> {
  if (id === undefined || id === '') return succeed(null);
  const found = await findCompanyRequest(tx, companyId, id);
  if (!found) return refuse('notFound');
  // The engine locks a payment before its request: this must not lock in the other order.
  const stored = payment === null ? null : await findDocument(tx, companyId, payment);
  if (stored?.requestId === found.id) return succeed(found.id);
  const request = toRequestOrNull(await lockDocument(tx, companyId, id));
  if (!request) return refuse('notFound');
  const { status, type } = request;
  const linked = await findLinkedStatuses(tx, request);
  return canCreatePayment({ status, type, linked }) ? succeed(request.id) : refuse('statusForbidsAction');
}

/**
 * True while the bank executes a payment for the request. Source:
 * docs/requirements/hryvnia-payments.md#linked-payments.
 */
export async function hasBlockingPayments(queries: Queries, request: DocumentRow): Promise<boolean> {
  return judgeLinkedPayments(await findLinkedStatuses(queries, request)) === 'blocked';
}

async function findLinkedStatuses(queries: Queries, request: DocumentRow): Promise<readonly StoredStatus[]> {
  const rows = await queries
    .selectDistinct({ status: document.status })
    .from(document)
    .where(buildLinkedCondition(request));
  return rows.map(({ status }) => status);
}

function buildLinkedCondition({ id, companyId }: DocumentRow) {
  return and(buildCompanyDocumentsCondition(companyId), eq(document.requestId, id));
}
