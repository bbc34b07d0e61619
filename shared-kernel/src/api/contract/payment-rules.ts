import { call } from './call';
import { NO_APPROVAL_POLICY } from '../../domain/rules';
import { SignatureRight, TWO_PEOPLE_REASONS } from '../../domain/vocabulary';
import { changedText } from './changed-text';
import {
  flag,
  id,
  list,
  moment,
  money,
  nullable,
  oneOf,
  optional,
  text,
  whole,
  withDefault,
  word,
  type Value,
} from './codec';
import { fieldName } from './field-names';
import { documentKind } from './document-parts';
import { at, jsonAt, record } from './record';

const instantLimits = record({
  perPayment: at('max_amount', nullable(money)),
  perDay: at('day_amount', nullable(money)),
});

const approvalPolicy = record({
  onePersonMax: at('one_person_max', nullable(money)),
  withoutDirectorMax: at('no_director_max', nullable(money)),
  dayMax: at('alone_day_max', nullable(money)),
  twoPeopleFor: at('two_people_for', list(word(TWO_PEOPLE_REASONS))),
  people: at('people', list(record({ userId: at('user_id', id), dayMax: at('alone_day_max', money) }))),
  callBackAbove: at('call_back_above', nullable(money)),
  coolingHours: at('cooling_hours', nullable(whole)),
});

const rulesChange = record({
  id: at('change_id', id),
  limits: at('limits', instantLimits),
  approval: at('approval', withDefault(approvalPolicy, NO_APPROVAL_POLICY)),
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

const companySigner = record({
  userId: at('user_id', id),
  name: at('user_name', text),
  right: at('signature', oneOf(Object.values(SignatureRight))),
  isDirector: at('is_director', flag),
});

/** Company's own rules for payments, with the latest 100 changes, newest first. Ours. */
export const getPaymentRules = call({
  method: 'GET',
  path: '/get_payment_rules',
  summary: 'Own rules of the company for payments',
  origin: 'ours',
  request: record({}),
  answer: record({
    limits: at('limits', instantLimits),
    approval: at('approval', withDefault(approvalPolicy, NO_APPROVAL_POLICY)),
    /** Instant payments sent today, UAH. */
    usedToday: at('used_today', money),
    /** True if a second manager signs higher limits; else the requester does. */
    needsSecond: at('needs_second', flag),
    /** Users who may sign today. */
    signers: at('signers', withDefault(list(companySigner), [])),
    /** People with a limit of their own in these rules, also those who sign no longer. */
    limited: at('limited', withDefault(list(record({ userId: at('user_id', id), name: at('user_name', text) })), [])),
    changes: at('changes', list(rulesChange)),
  }),
});

/** Policy as typed; '' for no limit. */
const policyToSet = record({
  onePersonMax: at('one_person_max', withDefault(text, '')),
  withoutDirectorMax: at('no_director_max', withDefault(text, '')),
  dayMax: at('alone_day_max', withDefault(text, '')),
  twoPeopleFor: at('two_people_for', list(word(TWO_PEOPLE_REASONS))),
  people: at('people', list(record({ userId: at('user_id', id), dayMax: at('alone_day_max', text) }))),
  /** Absent, as clients before 1.56 send it: unchanged. */
  callBackAbove: at('call_back_above', changedText),
  coolingHours: at('cooling_hours', changedText),
});

const rulesToSet = record({
  /** Amount as typed; '' for none. */
  perPayment: at('max_amount', withDefault(text, '')),
  perDay: at('day_amount', withDefault(text, '')),
  /** Absent: unchanged. */
  approval: jsonAt('approval', optional(policyToSet)),
  reason: at('reason', withDefault(text, '')),
});

/** Changes the rules; what only tightens applies at once, the rest waits for a second manager. Ours. */
export const changePaymentRules = call({
  method: 'POST',
  path: '/change_payment_rules',
  summary: 'Change own rules of the company',
  origin: 'ours',
  problemField: fieldName(rulesToSet),
  request: rulesToSet,
  answer: record({ waits: at('waits', flag) }),
});

/** Refuses a waiting change (second manager) or withdraws it (requester); approval is by signing its declaration. Ours. */
export const decidePaymentRules = call({
  method: 'POST',
  path: '/decide_payment_rules',
  summary: 'Decide a waiting change of own rules',
  origin: 'ours',
  request: record({
    changeId: at('change_id', id),
    decision: at('decision', word(['refuse', 'withdraw'])),
  }),
  answer: record({}),
});

export type PaymentRulesChange = Value<typeof rulesChange>;

/**
 * Demands of the company's approval policy on a payment before it is saved, by its amount, kind, receiver and the day so
 * far. Ours. Source: docs/requirements/approval-policy.md#what-a-form-says.
 */
export const getApprovalNeed = call({
  method: 'GET',
  path: '/get_approval_need',
  summary: 'Who has to sign a payment',
  origin: 'ours',
  request: record({
    type: at('pmt_type', documentKind),
    amount: at('amount', money),
    currencyLetters: at('sim_cur', text),
    receiverAccount: at('acnt_co', withDefault(text, '')),
  }),
  answer: record({
    /** Reasons why two people sign; empty if one may. `person`: the caller may not sign it alone. */
    twoPeople: at('two_people', list(word([...TWO_PEOPLE_REASONS, 'amount', 'day', 'person']))),
    director: at('director', flag),
    /** True if a call to the payee is demanded. */
    callBack: at('call_back', withDefault(flag, false)),
    /** Moment before which the payment cannot be sent; null for none. */
    coolingUntil: at('cooling_until', nullable(moment)),
  }),
});
