import type { Account } from '@ncb/shared-kernel/api/contract';
import { AccountKind, AccountStatus, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { MoneyText } from '@ncb/shared-kernel/ui';
import { AccountName } from './AccountCells';
import { AccountStatusTag } from './AccountStatusTag';
import { useTexts } from '../../texts';

/** An account on a phone: which, and how much. */
export function AccountCard({ account }: { account: Account }) {
  const { t } = useTexts();
  const { currencyLetters, status } = account;
  const isForeign = currencyLetters !== UAH.letters;
  return (
    <>
      <AccountName account={account} mayBreak />
      <div className="ncb-card-amount" data-field="sal">
        <MoneyText amount={account.balance} currency={currencyLetters} />
        {status !== AccountStatus.active && <AccountStatusTag status={status} />}
      </div>
      {isForeign && (
        <div className="ncb-quiet" data-field="c_sal">
          {'≈ '}
          <MoneyText amount={account.balanceEquivalent} currency={UAH.letters} />
        </div>
      )}
      {account.kind === AccountKind.current && account.available !== account.balance && (
        <div className="ncb-quiet" data-field="av_sal">
          {`${t('columns.av_sal')}: `}
          <MoneyText amount={account.available} currency={currencyLetters} />
        </div>
      )}
    </>
  );
}
