import { FeePayer, TrackingStep } from '../../domain/vocabulary';
import { call } from './call';
import { date, id, list, nullable, moment, money, withDefault, text, word, type Value } from './codec';
import { at, record } from './record';

/** Step of a payment's route; a future one has no time. Source: docs/requirements/currency.md#uetr-and-tracking. */
const trackingStep = record({
  kind: at('step', word([TrackingStep.sent, TrackingStep.accepted, TrackingStep.credited, TrackingStep.rejected])),
  /** BIC and name of the reporting bank. */
  bic: at('bic', withDefault(text, '')),
  bank: at('bank_name', withDefault(text, '')),
  time: at('step_time', nullable(moment)),
  /** Fee withheld by the bank in the payment's currency; null if unknown. */
  fee: at('fee', nullable(money)),
  reason: at('reason', nullable(text)),
});

/** Ours: route of a currency payment after the bank's acceptance, with the fees that the banks withheld. */
export const getPaymentTracking = call({
  method: 'GET',
  path: '/get_pmt_tracking',
  summary: 'The way of a currency payment',
  origin: 'ours',
  request: record({ id: at('pmt_id', id) }),
  answer: record({
    /** UUID of version 4, lower case. */
    uetr: at('uetr', text),
    amount: at('amount', money),
    currencyLetters: at('sim_cur', text),
    feePayer: at('fee_type', nullable(word([FeePayer.payer, FeePayer.beneficiary, FeePayer.shared]))),
    /** Amount withheld by our own bank; `0.00` for none. */
    withheld: at('withheld', money),
    /** Expected day of crediting; null if none is expected. */
    expected: at('arrives_on', nullable(date)),
    steps: at('steps', list(trackingStep)),
  }),
});

export type PaymentTrackingStep = Value<typeof trackingStep>;
export type PaymentTracking = Value<typeof getPaymentTracking.answer>;
