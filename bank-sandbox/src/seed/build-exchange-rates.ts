import { findCurrency, OLD_RUBLE, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import type { schema } from '../db';
import { getCurrencyName } from './countries-currencies';
import { SEED } from './seed-data';

type Quotation = Omit<typeof schema.exchangeRate.$inferInsert, 'currencyCode' | 'currencyLetters' | 'currencyName'>;

/**
 * Invented. The zloty's official rate matches the equivalent of the data's zloty account. The National Bank quotes yens
 * and rubles by ten.
 */
const QUOTATIONS: Readonly<Record<string, Quotation>> = {
  [UAH.code]: { official: '1', buy: '1', sale: '1' },
  '840': getQuotation('USD'),
  '978': getQuotation('EUR'),
  '985': { official: '11.3100', buy: '11.10', sale: '11.55' },
  '826': { official: '55.7400', buy: '55.10', sale: '56.40' },
  '392': { official: '2.7830', units: 10, buy: '2.74', sale: '2.83' },
  [OLD_RUBLE.code]: { official: '5.1200', units: 10, buy: '4.90', sale: '5.35' },
};

export function buildExchangeRates(): (typeof schema.exchangeRate.$inferInsert)[] {
  return Object.entries(QUOTATIONS).map(([code, quotation]) => ({
    currencyCode: code,
    currencyLetters: findCurrency(code)?.letters ?? '',
    currencyName: getCurrencyName(code),
    ...quotation,
  }));
}

function getQuotation(letters: 'USD' | 'EUR'): Quotation {
  const { nbu, k_buy, k_sale } = SEED.rates[letters];
  return { official: nbu, buy: k_buy, sale: k_sale };
}
