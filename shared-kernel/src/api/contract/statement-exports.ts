import { REGULAR_PERIODS, STATEMENT_BALANCE_FORMATS, STATEMENT_FILE_FORMATS } from '../../domain/vocabulary';
import { call } from './call';
import { date, id, idList, list, maybe, moment, or, text, whole, word, type Value } from './codec';
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

const regularSetting = record({
  period: at('period', word(REGULAR_PERIODS)),
  format: at('format', word(STATEMENT_BALANCE_FORMATS)),
  /** Empty: all current accounts that the company has then. */
  accountIds: at('acn_ids', or(list(id), [])),
});

/** A statement that the bank prepared by itself. */
const preparedStatement = record({
  id: at('file_id', id),
  start: at('fdate', date),
  end: at('ldate', date),
  format: at('format', word(STATEMENT_BALANCE_FORMATS)),
  fileName: at('file_name', text),
  operations: at('doc_cnt', whole),
  /** When, in Kyiv. */
  madeAt: at('made_time', moment),
});

/** What the bank prepares for the company after each day or month, and what it has prepared, the last one first. */
export const getRegularStatements = call({
  method: 'GET',
  path: '/get_regular_statements',
  summary: 'Regular statements',
  origin: 'ours',
  request: record({}),
  answer: record({
    setting: at('setting', maybe(regularSetting)),
    files: at('files', list(preparedStatement)),
  }),
});

/** Asks the bank to prepare statements from the present day or month on; without a period no more. Prepared files stay. */
export const setRegularStatements = call({
  method: 'POST',
  path: '/set_regular_statements',
  summary: 'Set up regular statements',
  origin: 'ours',
  request: record({
    period: at('period', maybe(word(REGULAR_PERIODS))),
    format: at('format', word(STATEMENT_BALANCE_FORMATS)),
    accountIds: at('acn_ids', or(idList, [])),
  }),
  answer: record({}),
});

/** One of the prepared files, as base64. */
export const getPreparedStatement = call({
  method: 'GET',
  path: '/get_prepared_statement',
  summary: 'A prepared statement',
  origin: 'ours',
  request: record({ id: at('file_id', id) }),
  answer: record({ fileName: at('file_name', text), content: at('content', text) }),
});

export type RegularSetting = Value<typeof regularSetting>;
export type PreparedStatement = Value<typeof preparedStatement>;
