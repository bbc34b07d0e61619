import { memo } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { formatAmount } from '@ncb/shared-kernel/domain/money';
import { currencyDigits } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

interface CellProps {
  account: Account;
}

export interface AccountNameProps extends CellProps {
  mayBreak?: boolean;
}

/** Which account: its IBAN, and its name or else its number. */
export const AccountName = memo(function AccountName({ account, mayBreak = false }: AccountNameProps) {
  return (
    <>
      <span className={`ncb-number ${mayBreak ? 'ncb-breakable' : ''}`} data-field="iban">
        {formatIban(account.iban)}
      </span>
      <br />
      <span className="ncb-quiet ncb-cut" title={account.comment}>
        {account.comment || account.number}
      </span>
    </>
  );
});

/** What a new payment may take, and what sent documents hold back. */
export const Available = memo(function Available({ account }: CellProps) {
  const { language } = useShell();
  const { t } = useTexts();
  const { reserved, currencyLetters } = account;
  if (reserved === '0.00') return <MoneyText amount={account.available} digitsOf={currencyLetters} />;
  const amount = formatAmount(reserved, language, currencyDigits(currencyLetters));
  return (
    <>
      <MoneyText amount={account.available} digitsOf={currencyLetters} />
      <div className="ncb-quiet ncb-number" title={t('reserved', { amount })} data-field="docs_amount">
        {`− ${amount}`}
      </div>
    </>
  );
});
