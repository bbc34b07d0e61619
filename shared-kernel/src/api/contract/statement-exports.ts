import { REGULAR_PERIODS, STATEMENT_BALANCE_FORMATS, STATEMENT_FILE_FORMATS } from '../../domain/vocabulary';
import { call } from './call';
import { date, id, idList, list, nullable, moment, withDefault, text, whole, word, type Value } from './codec';
import { fieldName } from './field-names';
import { at, jsonAt, record } from './record';

const fileFormat = word(STATEMENT_FILE_FORMATS);

const lastExport = record({
  accountId: at('acn_id', id),
  /** Time in Kyiv. */
  exportedAt: at('exp_time', moment),
  until: at('exp_date', date),
  /** Bank's number of the last exported operation; null if there was none. */
  lastOperation: at('nopinf', nullable(id)),
});

/** Last exports of the company's accounts and the user's last format. Ours, as all calls here. */
export const getLastExports = call({
  method: 'GET',
  path: '/get_last_exports',
  summary: 'Last exports of the accounts',
  origin: 'ours',
  request: record({}),
  answer: record({
    format: at('format', nullable(fileFormat)),
    exports: at('exports', list(lastExport)),
  }),
});

const exportedAccount = record({
  accountId: at('acn_id', id),
  until: at('exp_date', date),
  lastOperation: at('nopinf', nullable(id)),
});
const exportMark = record({ format: at('format', fileFormat), accounts: jsonAt('acns', list(exportedAccount)) });

/**
 * Records an export: the accounts' period for the company, the format for the user. An export of the table names no
 * accounts: its rows may be filtered, so it does not move the date of the last export.
 */
export const markExported = call({
  method: 'POST',
  path: '/mark_exported',
  summary: 'Remember an export of a statement',
  origin: 'ours',
  problemField: fieldName(exportMark, exportedAccount),
  request: exportMark,
  answer: record({}),
});

export type LastExport = Value<typeof lastExport>;

const regularSetting = record({
  period: at('period', word(REGULAR_PERIODS)),
  format: at('format', word(STATEMENT_BALANCE_FORMATS)),
  /** Empty for all current accounts at the time of preparation. */
  accountIds: at('acn_ids', withDefault(list(id), [])),
});

const preparedStatement = record({
  id: at('file_id', id),
  start: at('fdate', date),
  end: at('ldate', date),
  format: at('format', word(STATEMENT_BALANCE_FORMATS)),
  fileName: at('file_name', text),
  operations: at('doc_cnt', whole),
  /** Time in Kyiv. */
  madeAt: at('made_time', moment),
});

/** Schedule of the statements that the bank prepares after each day or month, and the prepared files, newest first. */
export const getRegularStatements = call({
  method: 'GET',
  path: '/get_regular_statements',
  summary: 'Regular statements',
  origin: 'ours',
  request: record({}),
  answer: record({
    setting: at('setting', nullable(regularSetting)),
    files: at('files', list(preparedStatement)),
  }),
});

/** Schedules statements from the current day or month on; without a period the schedule ends. Prepared files remain. */
export const setRegularStatements = call({
  method: 'POST',
  path: '/set_regular_statements',
  summary: 'Set up regular statements',
  origin: 'ours',
  request: record({
    period: at('period', nullable(word(REGULAR_PERIODS))),
    format: at('format', word(STATEMENT_BALANCE_FORMATS)),
    accountIds: at('acn_ids', withDefault(idList, [])),
  }),
  answer: record({}),
});

/** Prepared file in base64. */
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
