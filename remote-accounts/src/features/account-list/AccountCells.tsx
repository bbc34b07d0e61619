import { memo } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { formatAmount } from '@ncb/shared-kernel/domain/money';
import { AccountStatus, getCurrencyDigits, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { AccountText, MoneyText, RecordOpener } from '@ncb/shared-kernel/ui';
import { AccountStatusTag } from './AccountStatusTag';
import { FavouriteSign } from './FavouriteButton';
import { useTexts } from '../../texts';
import styles from './account-list.module.css';

interface CellProps {
  account: Account;
}

interface AccountNameProps extends CellProps {
  /** True if the list has no status column. */
  hasStatus?: boolean;
}

/** IBAN of an account; a narrow cell cuts its middle. */
export function AccountIban({ account }: CellProps) {
  return <AccountText formatted={formatIban(account.iban)} data-field="iban" />;
}

export const AccountName = memo(function AccountName(props: AccountNameProps) {
  const { account, hasStatus = false } = props;
  const { t } = useTexts();
  return (
    <>
      <div className={styles['name']}>
        <RecordOpener
          id={account.id}
          label={t('details.toggle', { number: account.number })}
          className="ncb-cut"
          title={account.comment}
        >
          {account.comment || account.number}
        </RecordOpener>
        <FavouriteSign id={account.id} />
        {hasStatus && account.status !== AccountStatus.active && <AccountStatusTag status={account.status} />}
      </div>
      <div className="ncb-quiet ncb-second-line">
        <AccountIban account={account} />
      </div>
    </>
  );
});

/** Balance, with its hryvnia equivalent where no column shows it. */
export const Balance = memo(function Balance({ account, hasEquivalent }: CellProps & { hasEquivalent: boolean }) {
  const { balance, balanceEquivalent, currencyLetters } = account;
  return (
    <>
      <MoneyText amount={balance} currency={currencyLetters} />
      {hasEquivalent && currencyLetters !== UAH.letters && (
        <div className="ncb-quiet ncb-second-line">
          {'≈ '}
          <MoneyText amount={balanceEquivalent} currency={UAH.letters} />
        </div>
      )}
    </>
  );
});

/** Amount available for a payment and the amount reserved by sent documents; the balance where no column shows it. */
export const Available = memo(function Available({ account, hasBalance }: CellProps & { hasBalance: boolean }) {
  const { language } = useSteadyShell();
  const { t } = useTexts();
  const { reserved, currencyLetters, available, balance } = account;
  const amount = formatAmount(reserved, language, getCurrencyDigits(currencyLetters));
  return (
    <>
      <span className={styles['available']}>
        <MoneyText amount={available} currency={currencyLetters} />
      </span>
      {hasBalance && balance !== available ? (
        <div className="ncb-quiet ncb-second-line" data-field="sal">
          {`${t('columns.sal')}: `}
          <MoneyText amount={balance} digitsOf={currencyLetters} />
        </div>
      ) : (
        reserved !== '0.00' && (
          <div className="ncb-quiet ncb-number ncb-second-line" title={t('reserved', { amount })} data-field="reserved">
            {`− ${amount}`}
          </div>
        )
      )}
    </>
  );
});
