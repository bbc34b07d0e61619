import { bankCatalogue } from './bank-catalogue';
import { flag, id, optional, text, type Value } from './codec';
import { at, record } from './record';

/** Code lists: kinds of tax payments, budget codes, identification types. Their wire names are ours. */
const DOMAINS = ['tax_kinds', 'budget_codes', 'ident_types'] as const;

const domainRow = record({
  code: at('code', text),
  name: at('name', text),
  isJuridical: at('juridical', optional(flag)),
});

/** Code list with names. */
export const listDomain = bankCatalogue('/get_catalog', DOMAINS, domainRow, 'A list of codes');

const bankRow = record({ code: at('bank_n', id), name: at('bank_name', text) });

/** Banks of Ukraine; the wire name of the list is ours. */
export const listBanks = bankCatalogue('/get_bank_catalog', ['banks'], bankRow, 'Banks of Ukraine');

export type DomainRow = Value<typeof domainRow>;
export type BankRow = Value<typeof bankRow>;
