import { ActionObject } from '../../domain/vocabulary';
import { call } from './call';
import { date, id, idList, list, maybe, moment, optional, or, text, whole, word, type Value } from './codec';
import { at, record } from './record';

const OBJECTS = [
  ActionObject.payment,
  ActionObject.payroll,
  ActionObject.user,
  ActionObject.company,
] as const satisfies readonly ActionObject[];

const ACTION_FIELDS = {
  id: at('action_id', id),
  /** An `ActionType`, or a word that only a newer bank knows. */
  type: at('action_type', text),
  userName: at('user_name', or(text, '')),
  time: at('action_time', moment),
  /** Ours: what was changed into what, in words of the bank. */
  detail: at('action_detail', optional(text)),
  /** Ours: from where, its middle hidden; empty for what nobody did from anywhere. */
  address: at('action_addr', or(text, '')),
  /** Ours: what it was done to; empty for a session. A document has its type and number, a person his name. */
  objectType: at('obj_type', or(text, '')),
  objectId: at('obj_id', or(text, '')),
  documentType: at('doc_type', or(text, '')),
  objectName: at('obj_name', or(text, '')),
  /** Ours: its number in the journal of the company, without gaps; a bank without them leaves it out. */
  number: at('action_num', optional(whole)),
} as const;

const actionRow = record(ACTION_FIELDS);

const SEARCHED = {
  lastId: at('last_id', maybe(id)),
  userId: at('tgt_user_ref', maybe(id)),
  from: at('date_from', maybe(date)),
  to: at('date_to', maybe(date)),
  type: at('action_type', maybe(text)),
  objectType: at('obj_type', maybe(word(OBJECTS))),
  objectId: at('obj_id', maybe(id)),
  /** Ours: of documents with this number. */
  objectNumber: at('obj_num', optional(text)),
} as const;

/**
 * The journal of user actions, newest first, in portions of 20: the next portion begins behind `lastId`, one of fewer
 * rows is the last. With an object it is the history of that document.
 */
export const getActions = call({
  method: 'GET',
  path: '/get_journal',
  summary: 'Journal of user actions',
  request: record(SEARCHED),
  answer: record({
    actions: at('actions', list(actionRow)),
    /** Ours: how many there are in all, with the first portion. */
    total: at('actions_total', optional(whole)),
  }),
});

const actionProof = record({
  ...ACTION_FIELDS,
  /** What the hash covers, a JSON list of texts. */
  record: at('record', text),
  /** SHA-256 in hexadecimal digits; of the first entry the one before is empty. */
  previousHash: at('prev_hash', or(text, '')),
  hash: at('hash', text),
});

/**
 * Ours: the journal for a file, in portions of a thousand, newest first, each entry with what proves it: its hash is made
 * of the hash before it and its record. The journal remembers the first portion as an export, so this is no GET.
 */
export const exportActions = call({
  method: 'POST',
  path: '/export_journal',
  summary: 'Journal of user actions with what proves it',
  origin: 'ours',
  request: record(SEARCHED),
  answer: record({
    actions: at('actions', list(actionProof)),
    total: at('actions_total', optional(whole)),
    /** How many entries the whole journal has, and the hash of the last. */
    headNumber: at('head_num', whole),
    headHash: at('head_hash', or(text, '')),
  }),
});

/** What is told to the journal because it happens in the browser alone. */
export const NOTED_ACTS = ['export', 'print', 'import'] as const;
/** `payroll`: those that are named, or one that is being typed; the others are lists. */
export const NOTED_THINGS = ['payroll', 'payrolls', 'employees'] as const;

/** Ours: notes in the journal that salaries went into a file or on paper, or came from a file. */
export const noteAction = call({
  method: 'POST',
  path: '/note_action',
  summary: 'Note an export, a print or an import',
  origin: 'ours',
  request: record({
    act: at('act', word(NOTED_ACTS)),
    thing: at('what', word(NOTED_THINGS)),
    /** Of stored payrolls; none of a list and of one that is being typed. */
    ids: at('ids', or(idList, [])),
    /** Rows of the list or the file. */
    count: at('cnt', whole),
  }),
  answer: record({}),
});

export type ActionRow = Value<typeof actionRow>;
export type ActionProof = Value<typeof actionProof>;
export type NotedAction = Value<typeof noteAction.request>;
