import type { AnswerOf, DocumentEvent, getEvents, RequestOf } from '@ncb/shared-kernel/api/contract';
import { DocumentStatus, EVENTS_PORTION, PAYROLL } from '@ncb/shared-kernel/domain/vocabulary';
import { seesPayrolls } from '@ncb/shared-kernel/domain/workflow';
import { and, asc, desc, eq, gt, lte, ne, or } from 'drizzle-orm';
import { entryDocumentId, type AuditAction } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { toKyivMoment } from '../../clock';
import { schema, type Queries } from '../../db';
import { succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { isPaymentDocument, buildCompanyDocumentsCondition } from '../documents/find-document';
import { parseId } from '../parse-id';
import { readNews } from './read-news';

const { audit, document, eventRecipient } = schema;

const OUTCOME_UNKNOWN: AuditAction = 'outcomeUnknown';

/**
 * Answers `get_events`: decisions on the user's documents. Audit ids grow in the order of commits, so that nothing
 * appears below a known id.
 */
export async function findEvents(
  { db: { queries } }: Services,
  caller: CompanyCaller,
  { lastId }: RequestOf<typeof getEvents>,
): Promise<Outcome<AnswerOf<typeof getEvents>>> {
  const { userId, membership } = caller;
  const lastKnownId = lastId === null ? 0 : (parseId(lastId) ?? 0);
  const { newest, hasDecisions, accountsMark } = await readNews(queries, {
    companyId: membership.companyId,
    userId,
    lastKnownId,
  });
  const find = async () => {
    const span = { lastKnownId, upTo: newest };
    if (lastId !== null) return findDecisions(queries, caller, { ...span, order: asc });
    return (await findDecisions(queries, caller, { ...span, order: desc })).reverse();
  };
  const rows = hasDecisions ? await find() : [];
  const isMore = lastId !== null && rows.length === EVENTS_PORTION;
  return succeed({
    events: rows.map(toEvent),
    lastId: String((isMore ? rows.at(-1)?.audit.id : null) ?? newest),
    accountsMark,
  });
}

interface Span {
  readonly lastKnownId: number;
  readonly upTo: number;
  readonly order: typeof asc;
}

async function findDecisions(
  queries: Queries,
  { userId, membership }: CompanyCaller,
  { lastKnownId, upTo, order }: Span,
) {
  const { companyId, payrollAccess } = membership;
  return queries
    .select({ audit, document })
    .from(eventRecipient)
    .innerJoin(audit, eq(audit.id, eventRecipient.auditId))
    .innerJoin(document, eq(document.id, entryDocumentId))
    .where(
      and(
        eq(eventRecipient.companyId, companyId),
        eq(eventRecipient.userId, userId),
        gt(eventRecipient.auditId, lastKnownId),
        lte(eventRecipient.auditId, upTo),
        // A known outcome is told by its own entry.
        or(ne(audit.action, OUTCOME_UNKNOWN), eq(document.status, DocumentStatus.inProgress)),
        buildCompanyDocumentsCondition(companyId),
        seesPayrolls(payrollAccess) ? undefined : ne(document.type, PAYROLL),
      ),
    )
    .orderBy(order(eventRecipient.auditId))
    .limit(EVENTS_PORTION);
}

function toEvent({ audit: entry, document: row }: Awaited<ReturnType<typeof findDecisions>>[number]): DocumentEvent {
  return {
    id: String(entry.id),
    documentId: String(row.id),
    kind: row.type,
    number: row.number,
    receiverName: isPaymentDocument(row) ? row.receiverName : '',
    amount: isPaymentDocument(row) ? row.amount : null,
    currencyLetters: row.currencyLetters,
    status: row.status,
    reason: row.reason,
    time: toKyivMoment(entry.at),
    ...(row.uetr !== null && { uetr: row.uetr }),
  };
}
