/** Source: docs/requirements/hryvnia-payments.md#amount-limits. */
export const DEFAULT_VAT_RATE = '20';
/** Source: Tax Code of Ukraine art. 193. */
export const VAT_RATES = ['20', '14', '7', '0'] as const;
/**
 * NBU rate plus 2 percent. Source: docs/requirements/currency-payroll-credits-statements.md#hryvnias-for-a-purchase.
 */
export const BUY_RESERVE_FACTOR = '1.02';
