import { formatAmount } from '@ncb/shared-kernel/domain/money';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';

/** Matches a rate other than zero. */
const IS_SET = /[1-9]/;
const DECIMALS_MIN = 2;

/** Rate of the bank; a dash for zero, which means no rate. */
export function RateText({ amount }: { amount: string | undefined }) {
  const { language } = useSteadyShell();
  if (amount === undefined || !IS_SET.test(amount)) return '–';
  const [, decimals = ''] = amount.replace(/0+$/, '').split('.');
  // Rounding to kopecks would change the rate.
  const digits = Math.max(decimals.length, DECIMALS_MIN);
  return <span className="ncb-number">{formatAmount(amount, language, digits)}</span>;
}
