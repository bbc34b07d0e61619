import { memo } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { formatAmount } from '@ncb/shared-kernel/domain/money';
import { AccountStatus, currencyDigits } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText, type MoneyTextProps } from '@ncb/shared-kernel/ui';
import { AccountStatusTag } from './AccountStatusTag';
import { useTexts } from '../../texts';

interface CellProps {
  account: Account;
}

/** Of an IBAN that is cut its last figures are seen: they tell accounts apart. */
const IBAN_END = 7;

export interface AccountNameProps extends CellProps {
  mayBreak?: boolean;
  /** No column says how the account stands. */
  hasStatus?: boolean;
}

/** Which account: its IBAN, and its name or else its number. */
export const AccountName = memo(function AccountName(props: AccountNameProps) {
  const { account, mayBreak = false, hasStatus = false } = props;
  const iban = formatIban(account.iban);
  return (
    <>
      <div className="ncb-cut" title={account.comment}>
        {account.comment || account.number}
        {hasStatus && ' '}
        {hasStatus && account.status !== AccountStatus.active && <AccountStatusTag status={account.status} />}
      </div>
      <div
        className={`ncb-number ncb-quiet ncb-second-line ${mayBreak ? 'ncb-breakable' : 'ncb-middle-cut'}`}
        data-field="iban"
      >
        <span>{iban.slice(0, -IBAN_END)}</span>
        <span>{iban.slice(-IBAN_END)}</span>
      </div>
    </>
  );
});

/** With the letters of its currency, or where a column names it only with its digits. */
export type AvailableProps = CellProps & Omit<MoneyTextProps, 'amount'>;

/** What a new payment may take, and what sent documents hold back. */
export const Available = memo(function Available({ account, ...money }: AvailableProps) {
  const { language } = useShell();
  const { t } = useTexts();
  const { reserved, currencyLetters } = account;
  if (reserved === '0.00') return <MoneyText amount={account.available} {...money} />;
  const amount = formatAmount(reserved, language, currencyDigits(currencyLetters));
  return (
    <>
      <MoneyText amount={account.available} {...money} />
      <div className="ncb-quiet ncb-number ncb-second-line" title={t('reserved', { amount })} data-field="docs_amount">
        {`− ${amount}`}
      </div>
    </>
  );
});
