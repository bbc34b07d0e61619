import type {
  AnswerOf,
  getStatement,
  RequestOf,
  StatementAccount,
  StatementDocument,
} from '@ncb/shared-kernel/api/contract';
import { checkStatementSearch } from '@ncb/shared-kernel/domain/rules';
import { StatementType, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import type { CompanyCaller } from '../../callers';
import type { Queries } from '../../db';
import { succeed, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { findLines } from './find-lines';
import { readMovements, type Movements, type AccountMovements } from './read-movements';
import { buildRevaluations } from './build-revaluations';
import { readSnapshot } from './read-snapshot';
import { toDocument } from './to-document';

type StatementRequest = RequestOf<typeof getStatement>;

/** Answers `get_billing`. */
export async function answerStatement(
  { db, config }: Services,
  { membership, bankDay }: CompanyCaller,
  request: StatementRequest,
): Promise<Outcome<AnswerOf<typeof getStatement>>> {
  const problems = checkStatementSearch(request);
  if (problems.length > 0) return refuseFields(problems);
  const { companyId, companyName: clientName, companyCode: clientCode } = membership;
  const owner = { companyId, clientName, clientCode, bankDay };
  return readSnapshot(db, (tx) => readStatement(tx, owner, request, config.statementRows));
}

interface StatementOwner {
  readonly companyId: number;
  readonly clientName: string;
  readonly clientCode: string;
  readonly bankDay: string;
}

export async function readStatement(
  tx: Queries,
  { companyId, clientName, clientCode, bankDay }: StatementOwner,
  request: StatementRequest,
  rowsMax: number,
): Promise<Outcome<AnswerOf<typeof getStatement>>> {
  const movements = await readMovements(tx, companyId, bankDay, request);
  if (!movements.ok) return movements;
  const documents =
    request.type === StatementType.operational
      ? await readDocuments(tx, movements.value, request, { companyId, rowsMax })
      : [];
  const shown = documents.slice(0, rowsMax);
  const accounts = movements.value.accounts.map((item) => toAccount(item, shown));
  return succeed({
    statement: { clientName, clientCode, type: request.type, accounts },
    start: request.start,
    end: request.end,
    truncated: documents.length > rowsMax,
  });
}

async function readDocuments(
  tx: Queries,
  { accounts, rates }: Movements,
  request: StatementRequest,
  { companyId, rowsMax }: { readonly companyId: number; readonly rowsMax: number },
) {
  const ids = accounts.map(({ account }) => account.id);
  const lines = ids.length > 0 ? await findLines(tx, ids, request, rowsMax + 1) : [];
  return accounts.flatMap(({ account, days }) => {
    const own = lines.filter(({ accountId }) => accountId === account.id);
    const operations = own.map((line) => toDocument(line, account, rates, companyId));
    const isRevalued = request.withRevaluation && account.currencyCode !== UAH.code;
    return isRevalued
      ? mergeByDay(buildRevaluations(account, days, rates, request.operations), operations)
      : operations;
  });
}

/** Merges by day; the rate changes before the first operation. */
function mergeByDay(revaluations: readonly StatementDocument[], operations: readonly StatementDocument[]) {
  const all = [...revaluations, ...operations];
  return all.sort((a, b) => Number(a.operationDate > b.operationDate) - Number(a.operationDate < b.operationDate));
}

function toAccount({ account, total }: AccountMovements, documents: readonly StatementDocument[]): StatementAccount {
  const accountId = String(account.id);
  return {
    accountId,
    iban: account.iban,
    currencyLetters: account.currencyLetters,
    currencyCode: account.currencyCode,
    previousOperation: account.previousOperation,
    opening: total.opening,
    closing: total.closing,
    debitCount: total.debitCount,
    creditCount: total.creditCount,
    debit: total.debit,
    credit: total.credit,
    openingEquivalent: total.equivalents.opening,
    closingEquivalent: total.equivalents.closing,
    debitEquivalent: total.equivalents.debit,
    creditEquivalent: total.equivalents.credit,
    documents: documents.filter((document) => document.accountId === accountId),
  };
}
