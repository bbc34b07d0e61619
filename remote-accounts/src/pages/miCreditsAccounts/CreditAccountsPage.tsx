import { AccountKind } from '@ncb/shared-kernel/domain/vocabulary';
import { AccountListPage } from '../../features/account-list/AccountListPage';

/** What the company owes, account by account: the same list of another kind of account. Source: spec 1 §2 */
export function CreditAccountsPage() {
  return <AccountListPage page="miCreditsAccounts" kind={AccountKind.credit} />;
}
