import type { CountedFigures } from '@ncb/shared-kernel/api/contract';
import { subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { DocumentType, FeeMode, type RequestType } from '@ncb/shared-kernel/domain/vocabulary';
import { computeHryvniasToPay, type RequestMoney } from './use-request-money';

/** Collects the sums to confirm; undefined if the user has not seen them. */
export function collectFigures(type: RequestType, money: RequestMoney): CountedFigures {
  const { estimate, byBank, dealRate, isFeeKnown } = money;
  return {
    fee: isFeeKnown ? estimate?.fee : undefined,
    hryvnias: type === DocumentType.buyRequest && isFeeKnown ? (computeHryvniasToPay(money) ?? undefined) : undefined,
    // Not shown at the customer's own rate.
    quotedSum: dealRate === null ? byBank?.sum : undefined,
  };
}

/** Returns the proceeds by the confirmed sums; null for a purchase or while unknown. */
export function computeProceeds(
  type: RequestType,
  { estimate, settings }: RequestMoney,
  figures: CountedFigures,
): string | null {
  if (type === DocumentType.buyRequest || !estimate) return null;
  const sum = figures.quotedSum ?? estimate.sum;
  const fee = figures.fee ?? estimate.fee;
  return settings?.mode === FeeMode.withhold ? subtractAmounts(sum, fee) : sum;
}
