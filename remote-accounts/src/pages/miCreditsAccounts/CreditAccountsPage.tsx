import { AccountKind } from '@ncb/shared-kernel/domain/vocabulary';
import { AccountListPage } from '../../features/account-list';

export function CreditAccountsPage() {
  return <AccountListPage page="miCreditsAccounts" kind={AccountKind.credit} />;
}
