import json from './countries-currencies.json';

/** Names of countries and currencies: ISO 3166 and 4217 with the names of CLDR. Source: reference/banking 9 */
interface Lists {
  readonly countries: readonly {
    readonly country_id: string;
    readonly country_eng: string;
    readonly country_name: string;
  }[];
  readonly currencies: readonly { readonly cur_ref: string; readonly name_cur: string }[];
}

const LISTS: Lists = json;

export const COUNTRY_NAMES = LISTS.countries;

/** The name of a currency by its numeric code. */
export function currencyName(code: string): string {
  return LISTS.currencies.find(({ cur_ref }) => cur_ref === code)?.name_cur ?? '';
}
