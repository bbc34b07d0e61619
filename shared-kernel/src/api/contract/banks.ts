import { call } from './call';
import { id, text } from './codec';
import { at, record } from './record';

/** Name of a bank of Ukraine by its six-digit code; an unknown code is refused with `notFound`. */
export const bankInfo = call({
  method: 'GET',
  path: '/bank_info',
  summary: 'Bank name by bank code',
  access: 'user',
  request: record({ bankCode: at('bank_n', text) }),
  answer: record({ name: at('bank_name', text) }),
});

/** Name and country of a foreign bank by its BIC; an unknown one is refused with `notFound`. */
export const bankBySwift = call({
  method: 'GET',
  path: '/get_bank_by_swift',
  summary: 'Bank name and country by BIC',
  access: 'user',
  request: record({ swift: at('swift', text) }),
  answer: record({ bank: at('bank', record({ country: at('country_id', id), name: at('bank_name', text) })) }),
});
