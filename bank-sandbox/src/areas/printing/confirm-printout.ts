import type { AnswerOf, RequestOf, verifyPrintout } from '@ncb/shared-kernel/api/contract';
import { normalizePrintoutNumber } from '@ncb/shared-kernel/domain/papers';
import {
  DocumentStatus,
  PayrollRowStatus,
  type PrintoutState,
  type StoredStatus,
} from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Caller } from '../../callers';
import { toKyivMoment } from '../../clock';
import { schema, type Queries } from '../../db';
import { printoutChecks } from '../../metrics';
import { refuse, succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { countAttempt, removeFailure, resetFailures, type Subject } from '../identity/throttle';

const { document, issuedPrintout, paymentStep, payrollRow } = schema;

/**
 * Answers `verify_printout` to anyone. A wrong sum and an unknown number take the same query and get the same answer.
 * Source: docs/requirements/files-and-printing.md#numbered-printouts.
 */
export async function confirmPrintout(
  { db }: Services,
  { at, address }: Caller,
  request: RequestOf<typeof verifyPrintout>,
): Promise<Outcome<AnswerOf<typeof verifyPrintout>>> {
  const number = normalizePrintoutNumber(request.number);
  const byBoth: Subject = { kind: 'printoutFromAddress', name: `${number} ${address}` };
  const byNumber: Subject = { kind: 'printout', name: number };
  const byAddress: Subject = { kind: 'printoutAddress', name: address };
  const seconds = await countAttempt(db, [byBoth, byNumber, byAddress], at);
  if (seconds > 0) {
    printoutChecks.inc({ result: 'throttled' });
    return refuse('too_many_attempts', { params: { seconds: String(seconds) } });
  }
  const found = await findPrintout(db.queries, number, request.amount);
  printoutChecks.inc({ result: found ? 'confirmed' : 'unknown' });
  if (!found) return refuse('notFound');
  await resetFailures(db.queries, byBoth);
  await removeFailure(db.queries, byNumber);
  await removeFailure(db.queries, byAddress);
  const { kind, issuedAt } = found;
  return succeed({ kind, issued: toKyivMoment(issuedAt), state: getState(found) });
}

async function findPrintout(queries: Queries, number: string, amount: string | null) {
  const [found] = await queries
    .select({
      kind: issuedPrintout.kind,
      issuedAt: issuedPrintout.issuedAt,
      documentId: issuedPrintout.documentId,
      version: issuedPrintout.version,
      document: { version: document.version, status: document.status, deletedAt: document.deletedAt },
      isReversed: sql<boolean>`EXISTS (
        SELECT FROM gl_txn AS posting JOIN gl_txn AS storno ON storno.reverses = posting.id
        WHERE posting.kind = 'payment' AND posting.document_id = ${document.id})`,
      isReturned: sql<boolean>`EXISTS (
        SELECT FROM ${paymentStep} WHERE ${paymentStep.documentId} = ${document.id} AND ${paymentStep.reason} IS NOT NULL)`,
      hasReturnedRows: sql<boolean>`EXISTS (
        SELECT FROM ${payrollRow}
        WHERE ${payrollRow.documentId} = ${document.id} AND ${payrollRow.outcome} = ${PayrollRowStatus.returned})`,
    })
    .from(issuedPrintout)
    .leftJoin(document, eq(document.id, issuedPrintout.documentId))
    .where(
      and(
        eq(issuedPrintout.number, number),
        amount === null ? isNull(issuedPrintout.amount) : eq(issuedPrintout.amount, amount),
      ),
    );
  return found ?? null;
}

type FoundPrintout = NonNullable<Awaited<ReturnType<typeof findPrintout>>>;

const STATES: Readonly<Record<StoredStatus, PrintoutState>> = {
  [DocumentStatus.new]: 'revoked',
  [DocumentStatus.signedSecond]: 'revoked',
  [DocumentStatus.signedFirst]: 'revoked',
  [DocumentStatus.ready]: 'revoked',
  [DocumentStatus.inProgress]: 'inProgress',
  [DocumentStatus.success]: 'executed',
  [DocumentStatus.aborted]: 'refused',
};

/** Returns the state today: a document taken back or changed since is `revoked`. */
function getState(found: FoundPrintout): PrintoutState {
  const { documentId, version, document: printed, isReversed, isReturned, hasReturnedRows } = found;
  if (documentId === null) return 'valid';
  if (!printed || printed.deletedAt !== null || printed.version !== version) return 'revoked';
  if (isReversed) return 'reversed';
  if (isReturned) return 'returned';
  return hasReturnedRows ? 'partlyReturned' : STATES[printed.status];
}
