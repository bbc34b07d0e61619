import { getCurrencyDigits } from '../domain/vocabulary';

/** Formats a decimal string as in ISO 20022 messages, where yen have no decimals. Source: ISO 4217 */
export function toIsoAmount(amount: string, currency: string): string {
  return getCurrencyDigits(currency) === 0 ? amount.replace(/\.0+$/, '') : amount;
}
