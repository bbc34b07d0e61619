import { call, type AnswerOf } from './call';
import { flag, text, withDefault } from './codec';
import { nameCheckFields } from './receiver-name-check';
import { at, record } from './record';

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
