import { useTranslation } from 'react-i18next';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { formatAmount } from '@ncb/shared-kernel/domain/money';
import { currencyDigits } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText } from '@ncb/shared-kernel/ui';

interface CellProps {
  account: Account;
}

/** Which account: its IBAN, and its name or else its number. */
export function AccountName({ account, mayBreak = false }: CellProps & { mayBreak?: boolean }) {
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
}

/** What a new payment may take, and what sent documents hold back. */
export function Available({ account }: CellProps) {
  const { language } = useShell();
  const { t } = useTranslation('accounts');
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
}
