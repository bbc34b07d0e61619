import { call } from './call';
import { flag, id, list, moment, money, nullable, text, withDefault, word, type Value } from './codec';
import { fieldName } from './field-names';
import { at, record } from './record';

const instantLimits = record({
  perPayment: at('max_amount', nullable(money)),
  perDay: at('day_amount', nullable(money)),
});

const rulesChange = record({
  id: at('change_id', id),
  limits: at('limits', instantLimits),
  reason: at('reason', text),
  askedBy: at('asked_by', text),
  askedAt: at('asked_at', moment),
  /** Declaration that a second manager signs to approve; null for users who may not, and after the decision. */
  declarationId: at('declaration_id', nullable(id)),
  /** True if the caller is the requester and may withdraw it. */
  isMine: at('is_mine', flag),
  /** Null while it waits. */
  outcome: at('outcome', nullable(word(['approved', 'refused', 'withdrawn']))),
  /** Null while it waits; equal to the requester if no second manager was needed. */
  decidedBy: at('decided_by', nullable(text)),
  decidedAt: at('decided_at', nullable(moment)),
});

/** Limits of the company for instant payments, with the latest 100 changes, newest first. Ours. */
export const getPaymentRules = call({
  method: 'GET',
  path: '/get_payment_rules',
  summary: 'Own limits of the company',
  origin: 'ours',
  request: record({}),
  answer: record({
    limits: at('limits', instantLimits),
    /** Instant payments sent today, UAH. */
    usedToday: at('used_today', money),
    /** True if a second manager signs higher limits; else the requester does. */
    needsSecond: at('needs_second', flag),
    changes: at('changes', list(rulesChange)),
  }),
});

const limitsToSet = record({
  /** Amount as typed; '' for none. */
  perPayment: at('max_amount', withDefault(text, '')),
  perDay: at('day_amount', withDefault(text, '')),
  reason: at('reason', withDefault(text, '')),
});

/** Changes the limits for instant payments; higher ones wait for a second manager. Ours. */
export const changePaymentRules = call({
  method: 'POST',
  path: '/change_payment_rules',
  summary: 'Change own limits of the company',
  origin: 'ours',
  problemField: fieldName(limitsToSet),
  request: limitsToSet,
  answer: record({ waits: at('waits', flag) }),
});

/** Refuses a waiting change (second manager) or withdraws it (requester); approval is by signing its declaration. Ours. */
export const decidePaymentRules = call({
  method: 'POST',
  path: '/decide_payment_rules',
  summary: 'Decide a waiting change of own limits',
  origin: 'ours',
  request: record({
    changeId: at('change_id', id),
    decision: at('decision', word(['refuse', 'withdraw'])),
  }),
  answer: record({}),
});

export type PaymentRulesChange = Value<typeof rulesChange>;
