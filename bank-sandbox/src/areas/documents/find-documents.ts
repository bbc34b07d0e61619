import type { AnswerOf, findDocuments as findDocumentsCall, RequestOf } from '@ncb/shared-kernel/api/contract';
import { DOCUMENT_ROWS_FOUND_MAX, PAYROLL } from '@ncb/shared-kernel/domain/vocabulary';
import { and, desc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import { succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { searchLetters } from '../mail/search-letters';
import { buildNoteCondition } from '../supporting-documents/build-note-condition';
import { searchUsers } from '../users/search-users';
import { buildFindCondition, listFindWords } from './build-find-condition';
import { buildCompanyDocumentsCondition, isReadable, isSeen } from './find-document';

const { document, payrollRow } = schema;

type Found = AnswerOf<typeof findDocumentsCall>;

/** Answers `find_docs`: the company's documents of all kinds and letters over all time, newest first, and its users. */
export async function findDocuments(
  { db }: Services,
  { membership }: CompanyCaller,
  { text }: RequestOf<typeof findDocumentsCall>,
): Promise<Outcome<Found>> {
  const columns = {
    text: document.searchText,
    number: document.number,
    amount: document.amount,
    equalsUetr: (uetr: string) => or(eq(document.uetr, uetr), inArray(document.id, findPayrollIds(db.queries, uetr))),
  };
  const noteContains = (part: string) => buildNoteCondition(membership.companyId, part);
  const find = async (ofKind: SQL, isRead: boolean) => {
    const condition = buildFindCondition(text, isRead ? { ...columns, noteContains } : columns);
    if (!condition) return { rows: [], total: 0 };
    const rows = await db.queries
      .select({
        id: document.id,
        kind: document.type,
        number: document.number,
        documentDate: document.documentDate,
        status: document.status,
        receiverName: document.receiverName,
        purpose: document.purpose,
        amount: document.amount,
        currencyLetters: document.currencyLetters,
        total: sql<string>`count(*) OVER ()`,
      })
      .from(document)
      .where(and(buildCompanyDocumentsCondition(membership.companyId), ofKind, condition))
      .orderBy(desc(document.documentDate), desc(document.id))
      .limit(DOCUMENT_ROWS_FOUND_MAX);
    return {
      rows: rows.map(({ total: _total, ...row }) => ({ ...row, id: String(row.id) })),
      total: Number(rows[0]?.total ?? 0),
    };
  };
  const documents = await find(ne(document.type, PAYROLL), true);
  const payrolls = isSeen({ type: PAYROLL }, membership)
    ? await find(eq(document.type, PAYROLL), isReadable({ type: PAYROLL }, membership))
    : null;
  const words = listFindWords(text);
  const hasWords = words.length > 0;
  return succeed({
    rows: documents.rows,
    total: documents.total,
    payrolls: payrolls?.rows ?? [],
    payrollTotal: payrolls?.total ?? 0,
    letters: hasWords ? await searchLetters(db.queries, membership, words) : [],
    users: hasWords ? await searchUsers(db.queries, membership, words) : [],
  });
}

function findPayrollIds(queries: Queries, uetr: string) {
  return queries.select({ id: payrollRow.documentId }).from(payrollRow).where(eq(payrollRow.uetr, uetr));
}
