/** Percentages and factors of the specification, as decimal strings. */

/** spec 2 §9: percent of VAT that a form begins with. */
export const DEFAULT_VAT_RATE = '20';
/** The rates of VAT that a form offers (Tax Code of Ukraine, article 193). */
export const VAT_RATES = ['20', '14', '7', '0'] as const;
/** spec 3 §9: hryvnias for a purchase of currency are the amount at the NBU rate and 2 percent. */
export const BUY_RESERVE_FACTOR = '1.02';
