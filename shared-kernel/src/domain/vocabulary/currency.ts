/** A currency the bank works with: ISO 4217 numeric code, letters and number of minor digits. */
export interface Currency {
  readonly code: string;
  readonly letters: string;
  readonly digits: 0 | 2;
}

/** The national currency. Source: specification 1, section 9. */
export const UAH = { code: '980', letters: 'UAH', digits: 2 } as const satisfies Currency;

/** The currencies offered, national first. Source: specification 1, section 9; digits by ISO 4217 (the yen has none). */
export const CURRENCIES: readonly Currency[] = [
  UAH,
  { code: '840', letters: 'USD', digits: 2 },
  { code: '978', letters: 'EUR', digits: 2 },
  { code: '392', letters: 'JPY', digits: 0 },
  { code: '826', letters: 'GBP', digits: 2 },
  { code: '985', letters: 'PLN', digits: 2 },
];
