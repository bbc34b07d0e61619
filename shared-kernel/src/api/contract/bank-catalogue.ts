import { call } from './call';
import { list, or, word, type Codec } from './codec';
import { at, record } from './record';

/**
 * A list that the bank keeps for everybody; `catalog_ref` tells the lists of one path apart, so each is a call of its
 * own. Source: spec 2 and 3 §7
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
    answer: record({ rows: at('rows', or(list(row), [])) }),
  });
}
