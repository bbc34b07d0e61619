import type { AnswerOf, DocumentEvent, getEvents, RequestOf } from '@ncb/shared-kernel/api/contract';
import { DocumentStatus, EVENTS_PORTION, PAYROLL } from '@ncb/shared-kernel/domain/vocabulary';
import { seesPayrolls } from '@ncb/shared-kernel/domain/workflow';
import { and, asc, desc, eq, exists, gt, inArray, lte, max, ne, or, sql } from 'drizzle-orm';
import { entryDocumentId, type AuditAction } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { toKyivMoment } from '../../clock';
import { schema, type Queries } from '../../db';
import { succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { isPaymentDocument, buildCompanyDocumentsCondition } from '../documents/find-document';
import { buildValidSignaturesCondition } from '../documents/build-valid-signatures-condition';
import { parseId } from '../parse-id';

const { account, audit, document, documentSignature } = schema;

const DECISIONS: readonly AuditAction[] = ['execute', 'abort', 'outcomeUnknown'];

/** Number of latest audit entries that a first request searches. */
const ENTRIES_READ = 5_000;

/**
 * Answers `get_events`: decisions on the user's documents. Audit ids grow in the order of commits, so that nothing
 * appears below a known id.
 */
export async function findEvents(
  { db: { queries } }: Services,
  caller: CompanyCaller,
  { lastId }: RequestOf<typeof getEvents>,
): Promise<Outcome<AnswerOf<typeof getEvents>>> {
  const newest = await findNewestEntry(queries, caller);
  const rows =
    lastId === null
      ? (
          await findDecisions(queries, caller, {
            behind: await findLowerBound(queries, caller),
            upTo: newest,
            order: desc,
          })
        ).reverse()
      : await findDecisions(queries, caller, { behind: parseId(lastId) ?? 0, upTo: newest, order: asc });
  const isMore = lastId !== null && rows.length === EVENTS_PORTION;
  return succeed({
    events: rows.map(toEvent),
    lastId: String((isMore ? rows.at(-1)?.audit.id : null) ?? newest),
    accountsMark: await readAccountsMark(queries, caller),
  });
}

/**
 * Reads what changes with each movement and hold. A digest of the accounts, not the last movement's time or number: those
 * are given before the commit, and an earlier one may become visible later.
 */
async function readAccountsMark(queries: Queries, { membership }: CompanyCaller): Promise<string> {
  const { id, lastMovement, balance, reserved } = account;
  const state = sql`${id} || ' ' || coalesce(${lastMovement}::text, '') || ' ' || ${balance} || ' ' || ${reserved}`;
  const [row] = await queries
    .select({ mark: sql<string>`md5(coalesce(string_agg(${state}, ',' ORDER BY ${id}), ''))` })
    .from(account)
    .where(eq(account.companyId, membership.companyId));
  return row?.mark ?? '';
}

/** Finds the last entry of any kind; otherwise each request would read everything since the last decision. */
async function findNewestEntry(queries: Queries, { membership }: CompanyCaller): Promise<number> {
  const [row] = await queries
    .select({ id: max(audit.id) })
    .from(audit)
    .where(eq(audit.companyId, membership.companyId));
  return row?.id ?? 0;
}

/** Finds the lower bound; otherwise a user with few events would make the bank read the whole trail. */
async function findLowerBound(queries: Queries, { membership }: CompanyCaller): Promise<number> {
  const [row] = await queries
    .select({ id: audit.id })
    .from(audit)
    .where(eq(audit.companyId, membership.companyId))
    .orderBy(desc(audit.id))
    .offset(ENTRIES_READ)
    .limit(1);
  return row?.id ?? 0;
}

interface Span {
  readonly behind: number;
  readonly upTo: number;
  readonly order: typeof asc;
}

async function findDecisions(queries: Queries, { userId, membership }: CompanyCaller, { behind, upTo, order }: Span) {
  const ownSignature = queries
    .select({ one: sql`1` })
    .from(documentSignature)
    .where(and(buildValidSignaturesCondition(document), eq(documentSignature.userId, userId)));
  return queries
    .select({ audit, document })
    .from(audit)
    .innerJoin(document, eq(document.id, entryDocumentId))
    .where(
      and(
        eq(audit.companyId, membership.companyId),
        gt(audit.id, behind),
        lte(audit.id, upTo),
        inArray(audit.action, [...DECISIONS]),
        eq(audit.result, 'ok'),
        // A known outcome is told by its own entry.
        or(ne(audit.action, 'outcomeUnknown'), eq(document.status, DocumentStatus.inProgress)),
        buildCompanyDocumentsCondition(membership.companyId),
        seesPayrolls(membership.payrollAccess) ? undefined : ne(document.type, PAYROLL),
        or(eq(document.creatorId, userId), exists(ownSignature)),
      ),
    )
    .orderBy(order(audit.id))
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
