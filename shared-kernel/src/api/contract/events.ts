import { call } from './call';
import { id, list, nullable, moment, money, optional, withDefault, text, type Value } from './codec';
import { documentKind, documentStatus } from './document-parts';
import { at, record } from './record';

/**
 * Decision of the bank about a document: executed (5) or refused (6) with a reason; in progress (4) for an instant payment
 * whose outcome is not known, of which a decision follows.
 */
const documentEvent = record({
  id: at('event_id', id),
  documentId: at('pmt_id', id),
  kind: at('pmt_type', documentKind),
  number: at('pmt_num', text),
  receiverName: at('name_co', withDefault(text, '')),
  /** Null for a payroll: notifications show no salaries. */
  amount: at('amount', nullable(money)),
  currencyLetters: at('sim_cur', text),
  status: at('status_ref', documentStatus),
  reason: at('reason', nullable(text)),
  time: at('event_time', moment),
  uetr: at('uetr', optional(text)),
});

/**
 * Ours: decisions of the bank about documents that the user created or signed, oldest first, at most `EVENTS_PORTION`
 * after `lastId`, without it the newest. If a bank answers 404, only the notifications are missing.
 *
 * `accountsMark` changes whenever money moves or is held on an account of the company, also if another company pays: what
 * is open is then loaded again. '' from a bank without it.
 */
export const getEvents = call({
  method: 'GET',
  path: '/get_events',
  summary: 'Decisions of the bank about the user’s own documents',
  origin: 'ours',
  isBackground: true,
  request: record({ lastId: at('last_id', nullable(id)) }),
  answer: record({
    events: at('events', list(documentEvent)),
    lastId: at('last_id', id),
    accountsMark: at('accounts_mark', withDefault(text, '')),
  }),
});

export type DocumentEvent = Value<typeof documentEvent>;
