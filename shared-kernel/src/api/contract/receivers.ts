import { CodeSource } from '../../domain/vocabulary';
import { call } from './call';
import { date, list, nullable, withDefault, text, word, type Value } from './codec';
import { at, jsonAt, record } from './record';

const SOURCES = [
  CodeSource.catalogue,
  CodeSource.payments,
  CodeSource.statement,
  CodeSource.employees,
  CodeSource.payrolls,
] as const;

const seenCode = record({
  code: at('okpo_co', text),
  name: at('name_co', withDefault(text, '')),
  sources: at('seen_in', list(word(SOURCES))),
  lastDay: at('last_date', nullable(date)),
});

/**
 * Result for one pair. `seen` is set only with the verdict `seenWithOthers`; `lastPaid` only for a Treasury account
 * last paid in an earlier year.
 */
const receiverCheck = record({
  verdict: at('verdict', word(['fits', 'differs', 'seenWithOthers', 'unknown'])),
  seen: at('seen_with', withDefault(list(seenCode), [])),
  lastPaid: at('last_paid', nullable(date)),
});

/**
 * Compares accounts of receivers with their codes before anything is saved: up to `RECEIVER_CHECKS_MAX` pairs, results in
 * the same order. For accounts of our own bank the answer says only whether the code is the owner's; accounts of other
 * banks are compared with codes that this company has used.
 */
export const checkReceivers = call({
  method: 'POST',
  path: '/check_receivers',
  summary: 'Compare accounts of payees with their codes',
  origin: 'ours',
  request: record({
    receivers: jsonAt(
      'receivers',
      list(record({ account: at('acnt_co', text), code: at('okpo_co', withDefault(text, '')) })),
    ),
  }),
  answer: record({ checks: at('checks', list(receiverCheck)) }),
});

export type ReceiverCheck = Value<typeof receiverCheck>;
