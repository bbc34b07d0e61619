import type { Country } from './countries';

/**
 * The bank's own country; residents of any other are non-residents. Source:
 * docs/requirements/currency-payroll-credits-statements.md#currency-values.
 */
export const UKRAINE = { alpha2: 'UA', alpha3: 'UKR', numeric: '804' } as const satisfies Country;
