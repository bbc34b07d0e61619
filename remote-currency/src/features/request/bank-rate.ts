import { crossRate } from '@ncb/shared-kernel/domain/money';
import { bankQuote, type RequestRates } from '@ncb/shared-kernel/domain/rules';

/** The bank's rate as it is shown: hryvnias for its units, of a conversion the target currency for one. */
export function bankRateOf(rates: RequestRates): string {
  return rates.target ? crossRate(bankQuote(rates)) : rates.currency.rate;
}
