import { call } from './call';
import { id, list, maybe, optional, or, text, word, type Codec } from './codec';
import { at, jsonAt, record } from './record';

/**
 * The three calls that every catalogue of the company has; `catalog_ref` tells the catalogues apart, so each is a call
 * of its own. Rows and parameters travel as JSON. Source: spec 2 §7
 */

export function listOfCatalogue<const Ref extends string, Row>(ref: Ref, row: Codec<Row>, summary: string) {
  return call({
    method: 'GET',
    path: '/get_clnt_catalog',
    summary,
    variant: { parameter: 'catalog_ref', values: [ref] },
    request: record({
      catalogue: at('catalog_ref', word([ref])),
      /** Part of a name, code or account. */
      search: jsonAt('request_params', optional(record({ text: at('search', or(text, '')) }))),
    }),
    answer: record({ rows: at('rows', or(list(row), [])) }),
  });
}

export function insertIntoCatalogue<const Ref extends string, Row>(ref: Ref, row: Codec<Row>, summary: string) {
  return call({
    method: 'POST',
    path: '/ins_clnt_catalog',
    summary,
    variant: { parameter: 'catalog_ref', values: [ref] },
    request: record({ catalogue: at('catalog_ref', word([ref])), row: jsonAt('request_params', row) }),
    answer: record({ id: at('new_id', id) }),
  });
}

/** Replaces one row (`update`: `row`) or deletes many (`delete`: `ids`). */
export function changeOfCatalogue<const Ref extends string, Row>(ref: Ref, row: Codec<Row>, summary: string) {
  return call({
    method: 'POST',
    path: '/change_clnt_catalog',
    summary,
    variant: { parameter: 'catalog_ref', values: [ref] },
    request: record({
      catalogue: at('catalog_ref', word([ref])),
      change: jsonAt(
        'params',
        record({
          operation: at('operType', word(['update', 'delete'])),
          row: at('newRow', maybe(row)),
          ids: at('ids', or(list(id), [])),
        }),
      ),
    }),
    answer: record({}),
  });
}
