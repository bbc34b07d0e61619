import { AccountKind } from '@ncb/shared-kernel/domain/vocabulary';
import { AccountListPage } from '../../features/account-list/AccountListPage';

/** Balances of the company's current accounts. */
export function CurrentAccountsPage() {
  return <AccountListPage page="miAccountsAll" kind={AccountKind.current} />;
}
