import { call } from './call';
import { flag, money, text } from './codec';
import { at, record } from './record';

/**
 * Terms of an instant payment to an account: whether its bank takes part, and the bank's bound for one payment. Ours.
 * Source: docs/requirements/law-2026.md#instant-payments.
 */
export const getInstantTerms = call({
  method: 'GET',
  path: '/get_instant_terms',
  summary: 'Terms of an instant payment',
  origin: 'ours',
  request: record({ receiverAccount: at('acnt_co', text) }),
  answer: record({
    takesPart: at('takes_part', flag),
    /** UAH. */
    maximum: at('max_amount', money),
  }),
});
