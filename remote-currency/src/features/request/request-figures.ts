import type { CountedFigures } from '@ncb/shared-kernel/api/contract';
import { subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { DocumentType, FeeMode, type RequestType } from '@ncb/shared-kernel/domain/vocabulary';
import { hryvniasToPay, type RequestMoney } from './use-request-money';

/** Collects the sums that a save confirms; undefined for a sum that the user has not seen. */
export function figuresOf(type: RequestType, money: RequestMoney): CountedFigures {
  const { estimate, byBank, dealRate, isFeeKnown } = money;
  return {
    fee: isFeeKnown ? estimate?.fee : undefined,
    hryvnias: type === DocumentType.buyRequest && isFeeKnown ? (hryvniasToPay(money) ?? undefined) : undefined,
    // At the customer's own rate the sum by the bank's rate is not shown.
    quotedSum: dealRate === null ? byBank?.sum : undefined,
  };
}

/** Proceeds of a sale or conversion by the confirmed sums; null for a purchase or while they are unknown. */
export function proceedsOf(
  type: RequestType,
  { estimate, settings }: RequestMoney,
  figures: CountedFigures,
): string | null {
  if (type === DocumentType.buyRequest || !estimate) return null;
  const sum = figures.quotedSum ?? estimate.sum;
  const fee = figures.fee ?? estimate.fee;
  return settings?.mode === FeeMode.withhold ? subtractAmounts(sum, fee) : sum;
}
