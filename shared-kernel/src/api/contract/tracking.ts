import { FeePayer, TrackingStep } from '../../domain/vocabulary';
import { call } from './call';
import { date, id, list, maybe, moment, money, or, text, word, type Value } from './codec';
import { at, record } from './record';

/** A step of a payment's way; one that has not come yet has no time. Source: reference/areas C3 */
const trackingStep = record({
  kind: at('step', word([TrackingStep.sent, TrackingStep.accepted, TrackingStep.credited, TrackingStep.rejected])),
  /** The bank that says so: its BIC and its name. */
  bic: at('bic', or(text, '')),
  bank: at('bank_name', or(text, '')),
  time: at('step_time', maybe(moment)),
  /** What the bank kept back, in the payment's currency; null while it has not told. */
  fee: at('fee', maybe(money)),
  /** Why the payment was sent back. */
  reason: at('reason', maybe(text)),
});

/** Ours: where a payment in currency is after the bank has accepted it, and what the banks on the way kept back. */
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
    feePayer: at('fee_type', maybe(word([FeePayer.payer, FeePayer.beneficiary, FeePayer.shared]))),
    /** What our own bank kept back of the amount; `0.00` for none. */
    withheld: at('withheld', money),
    /** The day on which it is expected to be credited; null where nothing is to be expected any more. */
    expected: at('arrives_on', maybe(date)),
    steps: at('steps', list(trackingStep)),
  }),
});

export type PaymentTrackingStep = Value<typeof trackingStep>;
export type PaymentTracking = Value<typeof getPaymentTracking.answer>;
