import { call } from './call';
import { text } from './codec';
import { at, record } from './record';

/** Hands a text of the hidden debug page to the bank's support. */
export const saveDump = call({
  method: 'POST',
  path: '/savedump',
  summary: 'Send a text to support',
  access: 'user',
  request: record({ data: at('data', text) }),
  answer: record({}),
});
