import { STATEMENT_FILE_FORMATS } from '../../domain/vocabulary';
import { call } from './call';
import { date, id, list, maybe, moment, word, type Value } from './codec';
import { at, jsonAt, record } from './record';

const fileFormat = word(STATEMENT_FILE_FORMATS);

/** How far an account's operations were given to other programs. */
const lastExport = record({
  accountId: at('acn_id', id),
  /** When, in Kyiv. */
  exportedAt: at('exp_time', moment),
  /** The end of the last exported period. */
  until: at('exp_date', date),
  /** The bank's number of the last exported operation; null where the periods had none. */
  lastOperation: at('nopinf', maybe(id)),
});

/** Ours, as all calls here: up to where each account of the company was exported, and the format that the user took last. */
export const getLastExports = call({
  method: 'GET',
  path: '/get_last_exports',
  summary: 'Last exports of the accounts',
  origin: 'ours',
  request: record({}),
  answer: record({
    format: at('format', maybe(fileFormat)),
    exports: at('exports', list(lastExport)),
  }),
});

/**
 * Remembers an export: for the company up to where the accounts were exported, for the user which format he took. A file
 * of what a table shows, which may lack operations, names no accounts.
 */
export const markExported = call({
  method: 'POST',
  path: '/mark_exported',
  summary: 'Remember an export of a statement',
  origin: 'ours',
  request: record({
    format: at('format', fileFormat),
    accounts: jsonAt(
      'acns',
      list(
        record({
          accountId: at('acn_id', id),
          until: at('exp_date', date),
          lastOperation: at('nopinf', maybe(id)),
        }),
      ),
    ),
  }),
  answer: record({}),
});

export type LastExport = Value<typeof lastExport>;
