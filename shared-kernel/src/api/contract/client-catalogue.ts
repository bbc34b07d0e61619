import { call } from './call';
import { id, list, nullable, optional, withDefault, text, word, type Codec } from './codec';
import { fieldName } from './field-names';
import { at, jsonAt, record } from './record';

/**
 * Declares the listing of a company catalogue. All share three calls and differ by `catalog_ref`; rows and parameters
 * are JSON. Source: docs/requirements/hryvnia-payments.md#catalogue-calls.
 */

export function declareListCall<const Ref extends string, Row>(ref: Ref, row: Codec<Row>, summary: string) {
  return call({
    method: 'GET',
    path: '/get_clnt_catalog',
    summary,
    variant: { parameter: 'catalog_ref', values: [ref] },
    request: record({
      catalogue: at('catalog_ref', word([ref])),
      /** Part of a name, code or account. */
      search: jsonAt('request_params', optional(record({ text: at('search', withDefault(text, '')) }))),
    }),
    answer: record({ rows: at('rows', withDefault(list(row), [])) }),
  });
}

export function declareInsertCall<const Ref extends string, Row>(
  ref: Ref,
  row: Codec<Row>,
  summary: string,
  problemField = fieldName(row),
) {
  return call({
    method: 'POST',
    path: '/ins_clnt_catalog',
    summary,
    variant: { parameter: 'catalog_ref', values: [ref] },
    request: record({ catalogue: at('catalog_ref', word([ref])), row: jsonAt('request_params', row) }),
    answer: record({ id: at('new_id', id) }),
    problemField,
  });
}

/** Declares the change of a catalogue: replaces one row (`update`) or deletes many (`delete`). */
export function declareChangeCall<const Ref extends string, Row>(
  ref: Ref,
  row: Codec<Row>,
  summary: string,
  problemField = fieldName(row),
) {
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
          row: at('newRow', nullable(row)),
          ids: at('ids', withDefault(list(id), [])),
        }),
      ),
    }),
    answer: record({}),
    problemField,
  });
}
