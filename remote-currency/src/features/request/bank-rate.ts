import { crossRate } from '@ncb/shared-kernel/domain/money';
import { bankQuote, type RequestRates } from '@ncb/shared-kernel/domain/rules';

/** Returns the rate for display: hryvnia for the quoted units; in a conversion the target currency for one. */
export function bankRateOf(rates: RequestRates): string {
  return rates.target ? crossRate(bankQuote(rates)) : rates.currency.rate;
}
