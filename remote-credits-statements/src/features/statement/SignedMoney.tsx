import { getCurrencyDigits, Side } from '@ncb/shared-kernel/domain/vocabulary';
import { compareAmounts, formatAmount } from '@ncb/shared-kernel/domain/money';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import styles from './statement.module.css';

interface SignedMoneyProps {
  amount: string;
  side: Side;
  /** Letters shown beside the amount; without `isShown` they only define its decimals. */
  currency: string;
  isShown?: boolean;
}

/** Signed amount: incoming with plus and colour, outgoing with minus, zero without either. */
export function SignedMoney({ amount, side, currency, isShown = false }: SignedMoneyProps) {
  const { language } = useSteadyShell();
  const isNothing = compareAmounts(amount, '0') === 0;
  const isCredit = side === Side.credit && !isNothing;
  const sign = isCredit ? '+' : '−';
  return (
    <span className={`ncb-number ${isCredit ? styles['credit'] : ''}`}>
      {`${isNothing ? '' : sign}${formatAmount(amount, language, getCurrencyDigits(currency))}`}
      {isShown && <span className="ncb-currency">{`\u00a0${currency}`}</span>}
    </span>
  );
}
