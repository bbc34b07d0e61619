import { call } from './call';
import { id, list, or, text, word, type Value } from './codec';
import { at, record } from './record';

/** What the forms of currency operations choose from. The names of the lists on the wire are ours. Source: spec 3 §7 */

const country = record({
  /** Numeric code, `276`. */
  code: at('country_id', id),
  nameInEnglish: at('country_eng', or(text, '')),
  name: at('country_name', text),
});

/** Countries with their names. */
export const listCountries = call({
  method: 'GET',
  path: '/get_bank_catalog',
  summary: 'Countries',
  access: 'user',
  variant: { parameter: 'catalog_ref', values: ['countries'] },
  request: record({ catalogue: at('catalog_ref', word(['countries'])) }),
  answer: record({ rows: at('rows', or(list(country), [])) }),
});

const currency = record({
  /** Numeric code, `978`. */
  code: at('cur_ref', id),
  letters: at('sim_cur', text),
  name: at('name_cur', or(text, '')),
});

/** Currencies that the bank works with. */
export const listCurrencies = call({
  method: 'GET',
  path: '/get_bank_catalog',
  summary: 'Currencies',
  access: 'user',
  variant: { parameter: 'catalog_ref', values: ['currencies'] },
  request: record({ catalogue: at('catalog_ref', word(['currencies'])) }),
  answer: record({ rows: at('rows', or(list(currency), [])) }),
});

export type CountryRow = Value<typeof country>;
export type CurrencyRow = Value<typeof currency>;
