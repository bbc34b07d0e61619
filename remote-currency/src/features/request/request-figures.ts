import type { CountedFigures } from '@ncb/shared-kernel/api/contract';
import { subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { DocumentType, FeeMode, type RequestType } from '@ncb/shared-kernel/domain/vocabulary';
import { hryvniasToPay, type RequestMoney } from './use-request-money';

/** The sums of a request that saving it confirms; undefined where the user has not seen one. */
export function figuresOf(type: RequestType, money: RequestMoney): CountedFigures {
  const { estimate, byBank, dealRate, isFeeKnown } = money;
  return {
    fee: isFeeKnown ? estimate?.fee : undefined,
    hryvnias: type === DocumentType.buyRequest && isFeeKnown ? (hryvniasToPay(money) ?? undefined) : undefined,
    // At a rate of the customer's own the bank's sum is not shown.
    quotedSum: dealRate === null ? byBank?.sum : undefined,
  };
}

/** What a sale or a conversion brings by the sums that are confirmed; null for a purchase, or while they are unknown. */
export function broughtBy(
  type: RequestType,
  { estimate, settings }: RequestMoney,
  figures: CountedFigures,
): string | null {
  if (type === DocumentType.buyRequest || !estimate) return null;
  const sum = figures.quotedSum ?? estimate.sum;
  const fee = figures.fee ?? estimate.fee;
  return settings?.mode === FeeMode.withhold ? subtractAmounts(sum, fee) : sum;
}
