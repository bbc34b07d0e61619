import type { Account } from '../../api/contract';
import { AccountLine } from '../../ui';

/** Accounts to choose from, by their IBANs. */
export function accountOptions(accounts: readonly Account[]) {
  return accounts.map(({ iban, comment }) => ({ value: iban, label: <AccountLine iban={iban} comment={comment} /> }));
}
