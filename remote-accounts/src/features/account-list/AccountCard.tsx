import type { Account } from '@ncb/shared-kernel/api/contract';
import { AccountKind, AccountStatus, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { MoneyText, RecordOpener } from '@ncb/shared-kernel/ui';
import { AccountIban } from './AccountCells';
import { AccountStatusTag } from './AccountStatusTag';
import { FavouriteSign } from './FavouriteButton';
import { useTexts } from '../../texts';

export function AccountCard({ account }: { account: Account }) {
  const { t } = useTexts();
  const { id, number, comment, currencyLetters, status, kind, balance, available } = account;
  const isCurrent = kind === AccountKind.current;
  return (
    <>
      <div className="ncb-card-line">
        <RecordOpener id={id} label={t('details.toggle', { number })} className="ncb-cut ncb-card-name" title={comment}>
          {comment || number}
        </RecordOpener>
        <FavouriteSign id={id} />
        <span className="ncb-card-sum" data-field={isCurrent ? 'av_sal' : 'sal'}>
          <MoneyText amount={isCurrent ? available : balance} currency={currencyLetters} />
        </span>
      </div>
      <div className="ncb-card-line ncb-second-line ncb-quiet">
        <AccountIban account={account} />
        <OtherBalance account={account} />
      </div>
      {status !== AccountStatus.active && <AccountStatusTag status={status} />}
    </>
  );
}

/** Second sum of the card: the whole balance if a part is held, else the value in hryvnias. */
function OtherBalance({ account }: { account: Account }) {
  const { t } = useTexts();
  const { currencyLetters, kind, balance, available, balanceEquivalent } = account;
  const isCurrent = kind === AccountKind.current;
  if (isCurrent && available !== balance)
    return (
      <span data-field="sal">
        {`${t('card.sal')} `}
        <MoneyText amount={balance} digitsOf={currencyLetters} />
      </span>
    );
  if (currencyLetters !== UAH.letters)
    return (
      <span data-field="c_sal">
        {'≈ '}
        <MoneyText amount={balanceEquivalent} currency={UAH.letters} />
      </span>
    );
  return <span>{t(isCurrent ? 'card.av_sal' : 'card.sal')}</span>;
}
