import { call, type AnswerOf } from './call';
import { flag, id, list, text, whole, withDefault } from './codec';
import { nameCheckCounts } from './name-check-counts';
import { nameCheckFields } from './receiver-name-check';
import { at, jsonAt, record } from './record';

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

export type ReceiverNameCheck = AnswerOf<typeof checkReceiverName>;

/**
 * Results of the names that the bank compares after a save: of payments, and of payrolls' rows to other banks. Up to
 * `NAME_RESULTS_MAX` documents; unknown ones are omitted. `differing` are those with the verdicts `closeMatch` and `noMatch`;
 * the row is 0 for a payment.
 */
export const readNameChecks = call({
  method: 'POST',
  path: '/get_name_checks',
  summary: 'Results of comparing names of payees after a save',
  origin: 'ours',
  request: record({ ids: jsonAt('pmt_ids', list(id)) }),
  answer: record({
    counts: at('counts', nameCheckCounts),
    differing: at(
      'differing',
      list(record({ id: at('pmt_id', id), row: at('row', whole), verdict: nameCheckFields.verdict })),
    ),
  }),
});

export type NameChecks = AnswerOf<typeof readNameChecks>;
