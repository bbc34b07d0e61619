import { call } from './call';
import { flag, id, moment, money, nullable, text } from './codec';
import { documentStatus } from './document-parts';
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

/**
 * Asks the network now about an instant payment whose outcome is not known. Ours. At most once in
 * `INSTANT_ENQUIRY_BY_USER_SECONDS`; in between it tells the last enquiry.
 */
export const enquireInstant = call({
  method: 'POST',
  path: '/enquire_instant',
  summary: 'Ask about an instant payment without an answer',
  origin: 'ours',
  request: record({ id: at('pmt_id', id) }),
  answer: record({
    status: at('status_ref', documentStatus),
    /** Last enquiry; null before the first. */
    askedAt: at('asked_at', nullable(moment)),
  }),
});
