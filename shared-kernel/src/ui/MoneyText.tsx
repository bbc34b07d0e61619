import { formatAmount } from '../domain/money';
import { currencyDigits, UAH } from '../domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';

export interface MoneyTextProps {
  /** Decimal string. */
  amount: string;
  /** Letters of the currency, shown beside the amount; left out where a column names it. */
  currency?: string;
  /** Letters of the currency that a column names: yen have no decimals there either. */
  digitsOf?: string;
}

/** An amount in the user's language: grouped, in figures of one width, never wrapped. */
export function MoneyText({ amount, currency, digitsOf }: MoneyTextProps) {
  const { language } = useSteadyShell();
  return (
    <span className="ncb-number">
      {formatAmount(amount, language, currencyDigits(currency ?? digitsOf ?? UAH.letters))}
      {currency && <span className="ncb-currency">{`\u00a0${currency}`}</span>}
    </span>
  );
}
