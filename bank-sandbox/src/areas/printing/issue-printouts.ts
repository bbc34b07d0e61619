import { createHash } from 'node:crypto';
import type { AnswerOf, issuePrintouts, issueStatementPrintout, RequestOf } from '@ncb/shared-kernel/api/contract';
import { checkStatementSearch } from '@ncb/shared-kernel/domain/rules';
import { and, inArray } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema } from '../../db';
import { refuse, refuseFields, succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { buildCompanyDocumentsCondition, isReadable } from '../documents/find-document';
import { parseId } from '../parse-id';
import { readMovements, type AccountMovements } from '../statement/read-movements';
import { readSnapshot } from '../statement/read-snapshot';
import { describeDocument, issueNumbers, type PrintoutSubject } from './issued-printouts';
import { ISSUED_AT_ONCE_MAX } from './limits';

const { document } = schema;

/** Answers `issue_printouts`; one unknown document refuses all. */
export async function issueDocumentPrintouts(
  bank: Services,
  caller: CompanyCaller,
  { documents }: RequestOf<typeof issuePrintouts>,
): Promise<Outcome<AnswerOf<typeof issuePrintouts>>> {
  if (documents.length > ISSUED_AT_ONCE_MAX) return refuse('badRequest');
  const { membership } = caller;
  const ids = documents.map(({ id }) => parseId(id) ?? 0);
  const rows = await bank.db.queries
    .select()
    .from(document)
    .where(and(inArray(document.id, ids), buildCompanyDocumentsCondition(membership.companyId)));
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  const subjects: { readonly documentId: string; readonly subject: PrintoutSubject }[] = [];
  for (const { id, type } of documents) {
    const row = byId.get(id);
    if (!row || row.type !== type || !isReadable(row, membership)) return refuse('notFound');
    const subject = describeDocument(row);
    if (subject) subjects.push({ documentId: id, subject });
  }
  const issued = await issueNumbers(
    bank,
    caller,
    subjects.map(({ subject }) => subject),
  );
  if (!issued.ok) return issued;
  return succeed({
    printouts: subjects.map(({ documentId, subject }) => ({ documentId, ...issued.value(subject) })),
  });
}

/** Answers `issue_statement`. The bank computes the balance itself. */
export async function issueStatement(
  bank: Services,
  caller: CompanyCaller,
  { accountIds, start, end }: RequestOf<typeof issueStatementPrintout>,
): Promise<Outcome<AnswerOf<typeof issueStatementPrintout>>> {
  const problems = checkStatementSearch({ start, end });
  if (problems.length > 0) return refuseFields(problems);
  const { membership, bankDay } = caller;
  const request = { accountIds, withClosed: true, start, end };
  const movements = await readSnapshot(bank.db, (tx) => readMovements(tx, membership.companyId, bankDay, request));
  if (!movements.ok) return movements;
  const { accounts } = movements.value;
  const first = accounts.find(({ account }) => String(account.id) === accountIds[0]);
  if (!first) return refuse('notFound');
  const subject = describeStatement(accounts, first, { start, end });
  const issued = await issueNumbers(bank, caller, [subject]);
  if (!issued.ok) return issued;
  const closings = accounts.map(({ account, total }) => ({ accountId: String(account.id), closing: total.closing }));
  return succeed({ ...issued.value(subject), closings });
}

/**
 * Describes a statement by its period, accounts, balances, turnovers and counts of operations, as a hash: many accounts
 * would not fit into an index. Without the turnovers two operations that cancel each other would keep the number.
 */
function describeStatement(
  accounts: readonly AccountMovements[],
  first: AccountMovements,
  { start, end }: { readonly start: string; readonly end: string },
): PrintoutSubject {
  const totals = accounts.map(({ account, total: { opening, debit, credit, closing, debitCount, creditCount } }) => [
    account.id,
    ...[opening, debit, credit, closing, debitCount, creditCount],
  ]);
  const contents = JSON.stringify([start, end, first.account.id, totals]);
  return {
    subject: `statement:${createHash('sha256').update(contents).digest('hex')}`,
    kind: 'statement',
    documentId: null,
    version: null,
    // The printout shows the sum to type, so that a debt needs no sign.
    amount: first.total.closing.replace('-', ''),
    currencyLetters: first.account.currencyLetters,
  };
}
