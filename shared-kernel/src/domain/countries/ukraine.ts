import type { Country } from './countries';

/** The bank's own country; whoever lives in another is a non-resident. Source: spec 3 §9 (code 804) */
export const UKRAINE = { alpha2: 'UA', alpha3: 'UKR', numeric: '804' } as const satisfies Country;
