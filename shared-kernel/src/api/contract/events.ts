import { call } from './call';
import { id, list, maybe, moment, money, optional, or, text, type Value } from './codec';
import { documentKind, documentStatus } from './document-parts';
import { at, record } from './record';

/** What the bank decided about one document: executed (5), or refused (6) for a reason. */
const documentEvent = record({
  id: at('event_id', id),
  documentId: at('pmt_id', id),
  kind: at('pmt_type', documentKind),
  number: at('pmt_num', text),
  receiverName: at('name_co', or(text, '')),
  /** Null for a payroll: what is paid stands in no news. */
  amount: at('amount', maybe(money)),
  currencyLetters: at('sim_cur', text),
  status: at('status_ref', documentStatus),
  reason: at('reason', maybe(text)),
  time: at('event_time', moment),
  /** Of a payment in currency: the number that other banks know it by. */
  uetr: at('uetr', optional(text)),
});

/**
 * Ours: what the bank decided about the documents that the user made or signed, in the order in which it happened, at
 * most `EVENTS_PORTION` behind `lastId`; without it the newest ones. The answer's `lastId` is the next question's. A
 * bank without this call answers 404, and nothing but the news is missing.
 */
export const getEvents = call({
  method: 'GET',
  path: '/get_events',
  summary: 'Decisions of the bank about the user’s own documents',
  origin: 'ours',
  isBackground: true,
  request: record({ lastId: at('last_id', maybe(id)) }),
  answer: record({ events: at('events', list(documentEvent)), lastId: at('last_id', id) }),
});

export type DocumentEvent = Value<typeof documentEvent>;
