import { currencyDigits } from '../domain/vocabulary';

/** A decimal string as a message of ISO 20022 has it: yen have no decimals there either. Source: ISO 4217 */
export function isoAmount(amount: string, currency: string): string {
  return currencyDigits(currency) === 0 ? amount.replace(/\.0+$/, '') : amount;
}
