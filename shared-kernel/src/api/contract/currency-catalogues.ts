import { bankCatalogue } from './bank-catalogue';
import { id, withDefault, text, type Value } from './codec';
import { at, record } from './record';

/**
 * Country in the forms of currency operations. The wire names of these catalogues are ours. Source:
 * docs/requirements/currency-payroll-credits-statements.md#catalogues-of-currency.
 */

const country = record({
  /** Numeric code, `276`. */
  code: at('country_id', id),
  nameInEnglish: at('country_eng', withDefault(text, '')),
  name: at('country_name', text),
});

/** Countries with their names. */
export const listCountries = bankCatalogue('/get_bank_catalog', ['countries'], country, 'Countries');

const currency = record({
  /** Numeric code, `978`. */
  code: at('cur_ref', id),
  letters: at('sim_cur', text),
  name: at('name_cur', withDefault(text, '')),
});

/** Currencies that the bank works with. */
export const listCurrencies = bankCatalogue('/get_bank_catalog', ['currencies'], currency, 'Currencies');

export type CountryRow = Value<typeof country>;
export type CurrencyRow = Value<typeof currency>;
