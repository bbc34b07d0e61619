import { isCountry } from '../countries';

const BIC = /^[A-Z0-9]{4}([A-Z]{2})[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

/**
 * Checks a BIC: 8 or 11 letters and digits, the fifth and sixth an existing country; digits among the first four are
 * allowed (ISO 9362:2014). Source: docs/requirements/hryvnia-payments.md#validation-of-the-actual-parties,
 * docs/requirements/banking-rules.md#lei-and-bic.
 * @returns the catalogue key, also for an empty text, or null
 */
export function checkBic(bic: string): 'sep4.identity.invalidCodeValueBIC' | null {
  const country = BIC.exec(bic)?.[1];
  return country && isCountry(country) ? null : 'sep4.identity.invalidCodeValueBIC';
}
