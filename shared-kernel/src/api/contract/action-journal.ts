import { ActionObject } from '../../domain/vocabulary';
import { call } from './call';
import { date, id, list, maybe, moment, optional, or, text, word, type Value } from './codec';
import { at, record } from './record';

const OBJECTS = [
  ActionObject.payment,
  ActionObject.payroll,
  ActionObject.user,
  ActionObject.company,
] as const satisfies readonly ActionObject[];

const actionRow = record({
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
});

/**
 * The journal of user actions, newest first, in portions of 20: the next portion begins behind `lastId`, one of fewer
 * rows is the last. With an object it is the history of that document.
 */
export const getActions = call({
  method: 'GET',
  path: '/get_journal',
  summary: 'Journal of user actions',
  request: record({
    lastId: at('last_id', maybe(id)),
    userId: at('tgt_user_ref', maybe(id)),
    from: at('date_from', maybe(date)),
    to: at('date_to', maybe(date)),
    type: at('action_type', maybe(text)),
    objectType: at('obj_type', maybe(word(OBJECTS))),
    objectId: at('obj_id', maybe(id)),
  }),
  answer: record({ actions: at('actions', list(actionRow)) }),
});

export type ActionRow = Value<typeof actionRow>;
