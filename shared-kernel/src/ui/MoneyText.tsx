import { formatAmount } from '../domain/money';
import { getCurrencyDigits, UAH } from '../domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';

export interface MoneyTextProps {
  amount: string;
  /** ISO 4217 letters, shown beside the amount; absent where the column names the currency. */
  currency?: string;
  /** ISO 4217 letters that only set the number of decimals: yen have none. */
  digitsOf?: string;
}

/** Amount in the user's format: grouped, tabular digits, never wrapped. */
export function MoneyText({ amount, currency, digitsOf }: MoneyTextProps) {
  const { language } = useSteadyShell();
  return (
    <span className="ncb-number">
      {formatAmount(amount, language, getCurrencyDigits(currency ?? digitsOf ?? UAH.letters))}
      {currency && <span className="ncb-currency">{`\u00a0${currency}`}</span>}
    </span>
  );
}
