import { MoneyText } from '@ncb/shared-kernel/ui';

/** A digit other than zero; rates have more decimals than amounts. */
const IS_SET = /[1-9]/;

/** A rate of the bank; one that it has not set is a dash, for nothing is sold at 0,00. */
export function RateText({ amount }: { amount: string | undefined }) {
  return amount !== undefined && IS_SET.test(amount) ? <MoneyText amount={amount} /> : '–';
}
