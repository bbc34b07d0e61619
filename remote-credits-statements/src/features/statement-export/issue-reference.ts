import type { ApiClient, Outcome } from '@ncb/shared-kernel/api/client';
import { issueStatementPrintout, type AnswerOf } from '@ncb/shared-kernel/api/contract';
import type { StatementAnswer } from '../statement';

type IssuedStatement = AnswerOf<typeof issueStatementPrintout>;

/**
 * Asks the bank for the number of a printed statement; undefined without an account. The closing balance of the first
 * account is the sum of the number.
 */
export async function issueReference(
  api: ApiClient,
  { statement, start, end }: StatementAnswer,
  signal: AbortSignal,
): Promise<Outcome<IssuedStatement | undefined>> {
  const accountIds = statement.accounts.flatMap(({ accountId }) => (accountId === null ? [] : [accountId]));
  if (accountIds.length === 0) return { ok: true, value: undefined };
  return api.call(issueStatementPrintout, { accountIds, start, end }, { signal });
}

/** False if an operation was posted after the statement was read: balances and number would contradict each other. */
export function isOfStatement({ closings }: IssuedStatement, { statement }: StatementAnswer): boolean {
  const issued = new Map(closings.map(({ accountId, closing }) => [accountId, closing]));
  const own = statement.accounts.filter(({ accountId }) => accountId !== null);
  return own.length === issued.size && own.every(({ accountId, closing }) => issued.get(accountId ?? '') === closing);
}
