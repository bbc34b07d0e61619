import type { Account } from '@ncb/shared-kernel/api/contract';
import { AccountKind, AccountStatus, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { MoneyText, PanelButton, SelectBox, type RowMarks } from '@ncb/shared-kernel/ui';
import { AccountName } from './AccountCells';
import { AccountMenu } from './AccountMenu';
import { AccountStatusTag } from './AccountStatusTag';
import { FavouriteButton } from './FavouriteButton';
import { useTexts } from '../../texts';

export interface AccountCardProps {
  account: Account;
  marks: RowMarks;
  onRequisites: (account: Account) => void;
}

/** An account on a phone: which, how much, and all that a row of the table offers. */
export function AccountCard({ account, marks, onRequisites }: AccountCardProps) {
  const { t } = useTexts();
  const { id, number, currencyLetters, status } = account;
  const isForeign = currencyLetters !== UAH.letters;
  return (
    <article className="ncb-card" aria-label={account.comment || number}>
      <SelectBox
        id={id}
        label={t('select.one', { number })}
        isSelected={marks.selected.ids.has(id)}
        onToggle={marks.selected.toggle}
      />
      <div className="ncb-card-main">
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
      </div>
      <div className="ncb-card-actions">
        <AccountMenu account={account} onRequisites={onRequisites} />
        <FavouriteButton id={id} number={number} />
        <PanelButton
          id={id}
          label={t('details.toggle', { number })}
          isOpen={marks.open.ids.has(id)}
          onToggle={marks.open.toggle}
        />
      </div>
    </article>
  );
}
