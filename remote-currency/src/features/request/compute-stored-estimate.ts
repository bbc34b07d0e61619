import type { CurrencyRequest } from '@ncb/shared-kernel/api/contract';
import {
  addAmounts,
  exchange,
  HRYVNIA_QUOTE,
  getRateDifference,
  subtractAmounts,
} from '@ncb/shared-kernel/domain/money';
import { isRateMet } from '@ncb/shared-kernel/domain/rules';
import { getCurrencyDigits, DocumentType, FeeMode, RateType, UAH } from '@ncb/shared-kernel/domain/vocabulary';

/** Estimate of a request at saving, in decimal strings. */
interface StoredEstimate {
  readonly rate: string;
  /** Hryvnia; in a conversion the target currency. */
  readonly sum: string;
  /** Null if the server does not send it. */
  readonly fee: string | null;
  /** Hryvnia of a purchase that return. */
  readonly rest: string | null;
}

/**
 * Computes the estimate by the customer's rate if the bank's did not meet it, otherwise by the bank's. Null if the
 * server does not send that rate.
 * @param units for how many units the currency is quoted, decimal string
 */
export function computeStoredEstimate(request: CurrencyRequest, units: string): StoredEstimate | null {
  const { type, amount, hryvnias, fee } = request;
  const deal = computeDeal(request, units);
  if (!deal) return null;
  const sum = fee?.sum ?? null;
  const withheld = fee?.mode === FeeMode.withhold ? (sum ?? '0.00') : '0.00';
  const isBuying = type === DocumentType.buyRequest && hryvnias !== null && amount !== '';
  return {
    ...deal,
    fee: sum,
    rest: isBuying ? subtractAmounts(hryvnias, addAmounts(deal.sum, withheld)) : null,
  };
}

function computeDeal(request: CurrencyRequest, units: string): { readonly rate: string; readonly sum: string } | null {
  const { type, amount, rateType, customerRate, targetCurrencyCode, quotedRate, quotedSum } = request;
  const quoted = quotedRate !== undefined && quotedSum !== undefined ? { rate: quotedRate, sum: quotedSum } : null;
  if (rateType === null || rateType === RateType.bank || customerRate === '') return quoted;
  const isConversion = type === DocumentType.convertRequest;
  const perUnits = (rate: string) => ({ rate, units: isConversion ? '1' : units });
  if (quoted) {
    const bank = { from: perUnits(quoted.rate), to: HRYVNIA_QUOTE };
    const wish = { from: perUnits(customerRate), to: HRYVNIA_QUOTE };
    if (isRateMet(type, rateType, getRateDifference(bank, wish).sign)) return quoted;
  }
  const digits = getCurrencyDigits(isConversion ? targetCurrencyCode : UAH.code);
  return { rate: customerRate, sum: exchange(amount, perUnits(customerRate), HRYVNIA_QUOTE, digits) };
}
