import { call } from './call';
import { list, withDefault, word, type Codec } from './codec';
import { at, record } from './record';

/**
 * Declares a call that reads a catalogue of the bank; several catalogues share one path and differ by `catalog_ref`.
 * Source: docs/requirements/hryvnia-payments.md#catalogue-calls,
 * docs/requirements/currency-payroll-credits-statements.md#catalogues-of-currency.
 */
export function bankCatalogue<const Refs extends readonly [string, ...string[]], Row>(
  path: '/get_catalog' | '/get_bank_catalog',
  refs: Refs,
  row: Codec<Row>,
  summary: string,
) {
  return call({
    method: 'GET',
    path,
    summary,
    access: 'user',
    variant: { parameter: 'catalog_ref', values: refs },
    request: record({ catalogue: at('catalog_ref', word(refs)) }),
    answer: record({ rows: at('rows', withDefault(list(row), [])) }),
  });
}
