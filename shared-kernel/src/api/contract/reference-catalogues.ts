import { call } from './call';
import { flag, id, list, optional, or, text, word, type Value } from './codec';
import { at, record } from './record';

/** Lists of codes: kinds of tax payments, budget codes, identification types. Their names on the wire are ours. */
const DOMAINS = ['tax_kinds', 'budget_codes', 'ident_types'] as const;

const domainRow = record({
  code: at('code', text),
  name: at('name', text),
  /** Of an identification type: whether it is one of legal persons. */
  isJuridical: at('juridical', optional(flag)),
});

/** A list of codes with their names. */
export const listDomain = call({
  method: 'GET',
  path: '/get_catalog',
  summary: 'A list of codes',
  access: 'user',
  variant: { parameter: 'catalog_ref', values: DOMAINS },
  request: record({ catalogue: at('catalog_ref', word(DOMAINS)) }),
  answer: record({ rows: at('rows', or(list(domainRow), [])) }),
});

const bankRow = record({ code: at('bank_n', id), name: at('bank_name', text) });

/** Banks of Ukraine; the name of the list on the wire is ours. */
export const listBanks = call({
  method: 'GET',
  path: '/get_bank_catalog',
  summary: 'Banks of Ukraine',
  access: 'user',
  variant: { parameter: 'catalog_ref', values: ['banks'] },
  request: record({ catalogue: at('catalog_ref', word(['banks'])) }),
  answer: record({ rows: at('rows', or(list(bankRow), [])) }),
});

export type DomainRow = Value<typeof domainRow>;
export type BankRow = Value<typeof bankRow>;
