import { ownerCodeKey } from '@ncb/shared-kernel/domain/rules';
import type { Queries } from '../../db';
import type { AccountWithCode } from './code-guesses';
import { ownerCodesFor } from './find-account-facts';

/** Returns true if a code is not that of the account's owner; false for accounts whose owner the bank does not know. */
export async function isCodeOfOther(queries: Queries, pair: AccountWithCode): Promise<boolean> {
  const ownerCodesOf = await ownerCodesFor(queries, [pair]);
  return ownerCodeKey(pair.code, ownerCodesOf(pair.account)) !== null;
}
