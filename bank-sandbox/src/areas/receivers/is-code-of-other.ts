import { checkOwnerCode } from '@ncb/shared-kernel/domain/rules';
import type { Queries } from '../../db';
import type { AccountWithCode } from './code-guesses';
import { findOwnerCodesFor } from './find-account-facts';

/** False if the bank does not know the owner. */
export async function isCodeOfOther(queries: Queries, pair: AccountWithCode): Promise<boolean> {
  const ownerCodesOf = await findOwnerCodesFor(queries, [pair]);
  return checkOwnerCode(pair.code, ownerCodesOf(pair.account)) !== null;
}
