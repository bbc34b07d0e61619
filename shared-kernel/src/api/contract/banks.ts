import { call } from './call';
import { text } from './codec';
import { at, record } from './record';

/** The name of a bank of Ukraine by its six-digit code; an unknown code is refused with `notFound`. */
export const bankInfo = call({
  method: 'GET',
  path: '/bank_info',
  summary: 'Bank name by bank code',
  access: 'user',
  request: record({ bankCode: at('bank_n', text) }),
  answer: record({ name: at('bank_name', text) }),
});
