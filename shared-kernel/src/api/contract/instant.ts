import { call } from './call';
import { flag, money, nullable, text } from './codec';
import { at, record } from './record';

/**
 * Terms of an instant payment to an account: whether its bank takes part, the bound of the bank for one payment
 * and the company's own limits. Ours.
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
    /** UAH, as all amounts here. */
    maximum: at('max_amount', money),
    perPayment: at('own_max_amount', nullable(money)),
    perDay: at('own_day_amount', nullable(money)),
    /** Rest of the day's limit; null without one. */
    dayLeft: at('own_day_left', nullable(money)),
  }),
});
