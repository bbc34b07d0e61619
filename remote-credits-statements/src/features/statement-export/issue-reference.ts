import type { ApiClient, Outcome } from '@ncb/shared-kernel/api/client';
import { issueStatementPrintout } from '@ncb/shared-kernel/api/contract';
import type { PrintoutReference } from '@ncb/shared-kernel/domain/papers';
import type { StatementAnswer } from '../statement';

/**
 * Asks the bank for the number of a printed statement; undefined without an account. The closing balance of the first
 * account is the sum of the number.
 */
export async function issueReference(
  api: ApiClient,
  { statement, start, end }: StatementAnswer,
  signal: AbortSignal,
): Promise<Outcome<PrintoutReference | undefined>> {
  const accountIds = statement.accounts.flatMap(({ accountId }) => (accountId === null ? [] : [accountId]));
  if (accountIds.length === 0) return { ok: true, value: undefined };
  return api.call(issueStatementPrintout, { accountIds, start, end }, { signal });
}

/** False if an operation was posted after the statement was read: balance and number would contradict each other. */
export function isOfStatement({ amount }: PrintoutReference, { statement }: StatementAnswer): boolean {
  const first = statement.accounts.find(({ accountId }) => accountId !== null);
  return first?.closing.replace('-', '') === amount;
}
