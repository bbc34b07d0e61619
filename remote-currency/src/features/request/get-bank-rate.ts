import { crossRate } from '@ncb/shared-kernel/domain/money';
import { getBankQuote, type RequestRates } from '@ncb/shared-kernel/domain/rules';

/** Returns the rate for display: hryvnia for the quoted units; in a conversion the target currency for one. */
export function getBankRate(rates: RequestRates): string {
  return rates.target ? crossRate(getBankQuote(rates)) : rates.currency.rate;
}
