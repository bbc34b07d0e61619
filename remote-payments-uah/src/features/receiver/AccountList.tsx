import { formatIban } from '@ncb/shared-kernel/domain/identifiers';

interface AccountListProps {
  accounts: readonly string[];
}

export function AccountList({ accounts }: AccountListProps) {
  return (
    <ul className="ncb-plain-list">
      {accounts.map((account) => (
        <li key={account} className="ncb-number ncb-breakable">
          {formatIban(account)}
        </li>
      ))}
    </ul>
  );
}
