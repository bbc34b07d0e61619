import { CodeSource } from '../../domain/vocabulary';
import { call, type AnswerOf } from './call';
import { date, flag, list, moment, nullable, withDefault, text, word, type Value } from './codec';
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

/**
 * Result of comparing a name. `verifiedName` is set only with the verdict `closeMatch`, the reason with the last two:
 * another code, another name, no such account; the receiver's bank is silent, takes no part or failed; the Treasury. Source:
 * docs/requirements/law-2026.md#receiver-check.
 */
const nameCheckFields = {
  verdict: at('verdict', word(['match', 'closeMatch', 'noMatch', 'notChecked'])),
  verifiedName: at('verified_name', nullable(text)),
  reason: at('reason', nullable(word(['code', 'name', 'account', 'noAnswer', 'noPart', 'failed', 'treasury']))),
} as const;

/** Compares the name of a receiver with the owner of the account, in our bank or through the other bank. */
export const checkReceiverName = call({
  method: 'POST',
  path: '/check_receiver_name',
  summary: 'Compare the name of a payee with the owner of the account',
  origin: 'ours',
  request: record({
    account: at('acnt_co', withDefault(text, '')),
    name: at('name_co', withDefault(text, '')),
    code: at('okpo_co', withDefault(text, '')),
    hasCode: at('has_code', flag),
  }),
  answer: record(nameCheckFields),
});

/** Result stored with a document. */
export const storedNameCheck = record({ ...nameCheckFields, checkedAt: at('checked_at', moment) });

export type ReceiverNameCheck = AnswerOf<typeof checkReceiverName>;
export type StoredNameCheck = Value<typeof storedNameCheck>;
export type ReceiverCheck = Value<typeof receiverCheck>;
