import type { Account } from '../../api/contract';
import { AccountLine } from '../../ui';

export function buildAccountOptions(accounts: readonly Account[]) {
  return accounts.map(({ iban, comment }) => ({ value: iban, label: <AccountLine iban={iban} comment={comment} /> }));
}
