import { call, type AnswerOf } from './call';
import { flag, moment, nullable, text, withDefault, word, type Value } from './codec';
import { at, record } from './record';

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
