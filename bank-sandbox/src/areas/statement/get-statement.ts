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
import { done, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { linesOf } from './lines';
import { movementsOf, type Movements, type MovementsOfAccount } from './movements';
import { revaluationsOf } from './revaluations';
import { snapshot } from './snapshot';
import { toDocument } from './to-document';

type Asked = RequestOf<typeof getStatement>;

/** Answers `get_billing`. */
export async function statement(
  { db, config }: Services,
  { membership, bankDay }: CompanyCaller,
  asked: Asked,
): Promise<Outcome<AnswerOf<typeof getStatement>>> {
  const problems = checkStatementSearch(asked);
  if (problems.length > 0) return refuseFields(problems);
  const { companyId, companyName: clientName, companyCode: clientCode } = membership;
  const owner = { companyId, clientName, clientCode, bankDay };
  return snapshot(db, (tx) => readStatement(tx, owner, asked, config.statementRows));
}

export interface StatementOwner {
  readonly companyId: number;
  readonly clientName: string;
  readonly clientCode: string;
  readonly bankDay: string;
}

export async function readStatement(
  tx: Queries,
  { companyId, clientName, clientCode, bankDay }: StatementOwner,
  asked: Asked,
  rowsMax: number,
): Promise<Outcome<AnswerOf<typeof getStatement>>> {
  const movements = await movementsOf(tx, companyId, bankDay, asked);
  if (!movements.ok) return movements;
  const documents =
    asked.type === StatementType.operational
      ? await documentsOf(tx, movements.value, asked, { companyId, rowsMax })
      : [];
  const shown = documents.slice(0, rowsMax);
  const accounts = movements.value.accounts.map((item) => toAccount(item, shown));
  return done({
    statement: { clientName, clientCode, type: asked.type, accounts },
    start: asked.start,
    end: asked.end,
    truncated: documents.length > rowsMax,
  });
}

async function documentsOf(
  tx: Queries,
  { accounts, rates }: Movements,
  asked: Asked,
  { companyId, rowsMax }: { readonly companyId: number; readonly rowsMax: number },
) {
  const ids = accounts.map(({ account }) => account.id);
  const lines = ids.length > 0 ? await linesOf(tx, ids, asked, rowsMax + 1) : [];
  return accounts.flatMap(({ account, days }) => {
    const own = lines.filter(({ accountId }) => accountId === account.id);
    const operations = own.map((line) => toDocument(line, account, rates, companyId));
    const isRevalued = asked.withRevaluation && account.currencyCode !== UAH.code;
    return isRevalued ? merged(revaluationsOf(account, days, rates, asked.operations), operations) : operations;
  });
}

/** Merges by day; the rate changes before the first operation. */
function merged(revaluations: readonly StatementDocument[], operations: readonly StatementDocument[]) {
  const all = [...revaluations, ...operations];
  return all.sort((a, b) => (a.operationDate < b.operationDate ? -1 : a.operationDate > b.operationDate ? 1 : 0));
}

function toAccount({ account, total }: MovementsOfAccount, documents: readonly StatementDocument[]): StatementAccount {
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
