import json from './countries-currencies.json';

/** ISO 3166 and 4217 with the names of CLDR. Source: docs/requirements/banking-rules.md#reference-data. */
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

export function getCurrencyName(code: string): string {
  return LISTS.currencies.find(({ cur_ref }) => cur_ref === code)?.name_cur ?? '';
}
