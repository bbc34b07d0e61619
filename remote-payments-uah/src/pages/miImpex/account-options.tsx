import type { Account } from '@ncb/shared-kernel/api/contract';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';

/** Accounts to choose from, by their IBANs. */
export function accountOptions(accounts: readonly Account[]) {
  return accounts.map(({ iban, comment }) => ({
    value: iban,
    label: (
      <span className="ncb-number">
        {formatIban(iban)} {comment && <span className="ncb-quiet">{comment}</span>}
      </span>
    ),
  }));
}
