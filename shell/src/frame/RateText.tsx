import { formatAmount } from '@ncb/shared-kernel/domain/money';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';

/** A digit other than zero; rates have more decimals than amounts. */
const IS_SET = /[1-9]/;
const DECIMALS_MIN = 2;

/** A rate of the bank; one that it has not set is a dash, for nothing is sold at 0,00. */
export function RateText({ amount }: { amount: string | undefined }) {
  const { language } = useSteadyShell();
  if (amount === undefined || !IS_SET.test(amount)) return '–';
  const [, decimals = ''] = amount.replace(/0+$/, '').split('.');
  // Rounded to kopecks it would be another rate.
  const digits = Math.max(decimals.length, DECIMALS_MIN);
  return <span className="ncb-number">{formatAmount(amount, language, digits)}</span>;
}
