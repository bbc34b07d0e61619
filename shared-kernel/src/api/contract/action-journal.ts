import { ActionObject } from '../../domain/vocabulary';
import { call } from './call';
import {
  date,
  id,
  idList,
  list,
  nullable,
  moment,
  optional,
  withDefault,
  text,
  whole,
  word,
  type Value,
} from './codec';
import { fieldName } from './field-names';
import { at, record } from './record';

const OBJECTS = [
  ActionObject.payment,
  ActionObject.payroll,
  ActionObject.user,
  ActionObject.company,
] as const satisfies readonly ActionObject[];

const ACTION_FIELDS = {
  id: at('action_id', id),
  /** An `ActionType`, or a value that only a newer bank knows. */
  type: at('action_type', text),
  userName: at('user_name', withDefault(text, '')),
  time: at('action_time', moment),
  /** Ours: text of the bank about the change. */
  detail: at('action_detail', optional(text)),
  /** Ours: network address with its middle part hidden; empty for actions of the system. */
  address: at('action_addr', withDefault(text, '')),
  /** Ours: object of the action; empty for a session. A document has its type and number, a user their name. */
  objectType: at('obj_type', withDefault(text, '')),
  objectId: at('obj_id', withDefault(text, '')),
  documentType: at('doc_type', withDefault(text, '')),
  objectName: at('obj_name', withDefault(text, '')),
  /** Ours: number in the company's journal, without gaps; optional, as other banks do not have it. */
  number: at('action_num', optional(whole)),
} as const;

const actionRow = record(ACTION_FIELDS);

const actionSearch = record({
  lastId: at('last_id', nullable(id)),
  userId: at('tgt_user_ref', nullable(id)),
  start: at('date_from', nullable(date)),
  end: at('date_to', nullable(date)),
  type: at('action_type', nullable(text)),
  objectType: at('obj_type', nullable(word(OBJECTS))),
  objectId: at('obj_id', nullable(id)),
  /** Ours: only documents with this number. */
  objectNumber: at('obj_num', optional(text)),
});

/**
 * Action journal, newest first, in portions of 20: the next starts after `lastId`, a shorter one is the last.
 * With an object it is the history of that document.
 */
export const getActions = call({
  method: 'GET',
  path: '/get_journal',
  summary: 'Journal of user actions',
  problemField: fieldName(actionSearch),
  request: actionSearch,
  answer: record({
    actions: at('actions', list(actionRow)),
    /** Ours: total number, in the first portion only. */
    total: at('actions_total', optional(whole)),
  }),
});

const actionProof = record({
  ...ACTION_FIELDS,
  /** Input of the hash: a JSON list of texts. */
  record: at('record', text),
  /** SHA-256 in hexadecimal digits; the first entry has an empty previous hash. */
  previousHash: at('prev_hash', withDefault(text, '')),
  hash: at('hash', text),
});

/**
 * Ours: journal for export, newest first, in portions of 1000. Each entry has its proof: a hash of the previous hash
 * and its record. A POST, because the export itself is recorded.
 */
export const exportActions = call({
  method: 'POST',
  path: '/export_journal',
  summary: 'Journal of user actions with what proves it',
  origin: 'ours',
  problemField: fieldName(actionSearch),
  request: actionSearch,
  answer: record({
    actions: at('actions', list(actionProof)),
    total: at('actions_total', optional(whole)),
    /** Number of entries of the whole journal, and the hash of the last one. */
    headNumber: at('head_num', whole),
    headHash: at('head_hash', withDefault(text, '')),
  }),
});

/** Actions reported to the journal because they happen in the browser only. */
export const NOTED_ACTS = ['export', 'print', 'import'] as const;
/** `payroll` means named or unsaved payrolls; the others are lists. */
export const NOTED_THINGS = ['payroll', 'payrolls', 'employees'] as const;

const notedAction = record({
  act: at('act', word(NOTED_ACTS)),
  thing: at('what', word(NOTED_THINGS)),
  /** Identifiers of stored payrolls; empty for lists and unsaved payrolls. */
  ids: at('ids', withDefault(idList, [])),
  count: at('cnt', whole),
});

/** Ours: records in the journal that salaries were exported, printed or imported. */
export const noteAction = call({
  method: 'POST',
  path: '/note_action',
  summary: 'Note an export, a print or an import',
  origin: 'ours',
  problemField: fieldName(notedAction),
  request: notedAction,
  answer: record({}),
});

export type ActionRow = Value<typeof actionRow>;
export type ActionProof = Value<typeof actionProof>;
export type NotedAction = Value<typeof noteAction.request>;
