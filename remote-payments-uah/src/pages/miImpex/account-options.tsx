import type { Account } from '@ncb/shared-kernel/api/contract';
import { AccountLine } from '@ncb/shared-kernel/ui';

/** Accounts to choose from, by their IBANs. */
export function accountOptions(accounts: readonly Account[]) {
  return accounts.map(({ iban, comment }) => ({ value: iban, label: <AccountLine iban={iban} comment={comment} /> }));
}
