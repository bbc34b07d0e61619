import { AccountKind } from '@ncb/shared-kernel/domain/vocabulary';
import { AccountListPage } from '../../features/account-list';

export function CurrentAccountsPage() {
  return <AccountListPage page="miAccountsAll" kind={AccountKind.current} />;
}
