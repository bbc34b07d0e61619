import { AccountKind } from '@ncb/shared-kernel/domain/vocabulary';
import { AccountListPage } from '../../features/account-list/AccountListPage';

export function CurrentAccountsPage() {
  return <AccountListPage page="miAccountsAll" kind={AccountKind.current} />;
}
