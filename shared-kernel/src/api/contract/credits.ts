import { CreditScheme, DayCount, EarlyWay, InstalmentState } from '../../domain/interest';
import { CLOSED_DEAL_MARK, CreditDealStatus } from '../../domain/vocabulary';
import { call } from './call';
import {
  date,
  decimal,
  id,
  list,
  maybe,
  money,
  optional,
  or,
  text,
  whole,
  word,
  type Codec,
  type Value,
} from './codec';
import { at, record } from './record';

const mark = or(text, '');

/** The bank writes '+' for a closed deal; whatever else stands there means that it runs. Source: spec 3 §3 */
const dealStatus: Codec<CreditDealStatus> = {
  wire: mark.wire,
  decode: (wire) => (mark.decode(wire) === CLOSED_DEAL_MARK ? CreditDealStatus.closed : CreditDealStatus.active),
  encode: (status) => (status === CreditDealStatus.closed ? CLOSED_DEAL_MARK : ''),
};

export const creditScheme = word([CreditScheme.annuity, CreditScheme.classic, CreditScheme.line]);
export const dayCount = word([DayCount.act365, DayCount.actAct, DayCount.act360, DayCount.thirty360]);
const earlyWay = word([EarlyWay.smallerPayment, EarlyWay.shorterTerm]);

const dealFields = {
  number: at('deal_n', text),
  status: at('status', dealStatus),
  start: at('deal_start', date),
  end: at('deal_end', maybe(date)),
  /** Percent a year. */
  rate: at('proc', decimal),
  currencyLetters: at('sim_cur', text),
  currencyCode: at('cur_ref', id),
  amount: at('sumdeal', money),
  principal: at('sum_main', money),
  /** Accrued up to and without the bank day, and not paid. */
  interest: at('sum_proc', money),
  /** The part of the interest that is overdue. */
  overdue: at('sum_missed', money),
  /** Ours: the accounts that take the repayments. */
  principalAccount: at('main_acn', or(text, '')),
  interestAccount: at('proc_acn', or(text, '')),
  /** Ours: takes overdue sums, payments of the schedule and the whole debt; the bank divides them. */
  repaymentAccount: at('rep_acn', or(text, '')),
  /** Ours: the part of the principal that is overdue, the penalty, and for how many days. */
  overduePrincipal: at('sum_missed_main', or(money, '0.00')),
  penalty: at('sum_penalty', or(money, '0.00')),
  overdueDays: at('missed_days', or(whole, 0)),
  /** Ours: the day of the next payment of the schedule. */
  nextDay: at('next_date', maybe(date)),
  /** Ours: what may be paid today, exact: everything overdue, the next payment, the whole debt, an order of early repayment. */
  payOverdue: at('pay_overdue', maybe(money)),
  payNext: at('pay_next', maybe(money)),
  payAll: at('pay_all', maybe(money)),
  payEarly: at('pay_early', maybe(money)),
} as const;

/** A credit deal; amounts are in its currency. Source: spec 3 §3 */
const creditDeal = record(dealFields);

/** All credit deals of the company, closed ones too. */
export const listCreditDeals = call({
  method: 'GET',
  path: '/cred_deals',
  summary: 'Credit deals',
  request: record({}),
  answer: record({ deals: at('deals', list(creditDeal)) }),
});

/** A payment of a schedule as it stands on the bank day. */
const creditRow = record({
  number: at('n', whole),
  /** The day of the contract, and the banking day on which it is paid. */
  plannedOn: at('plan_date', date),
  payOn: at('pay_date', date),
  principal: at('sum_main', money),
  /** What was due; of a later payment what is expected. */
  interest: at('sum_proc', money),
  total: at('total', money),
  /** What of it is not paid yet. */
  unpaidPrincipal: at('left_main', money),
  unpaidInterest: at('left_proc', money),
  rest: at('rest', money),
  state: at('state', word(Object.values(InstalmentState) as [InstalmentState, ...InstalmentState[]])),
  paidOn: at('paid_date', maybe(date)),
});

const creditPayment = record({
  day: at('date', date),
  principal: at('sum_main', money),
  interest: at('sum_proc', money),
  penalty: at('sum_penalty', money),
  /** The part of the principal that was paid beyond the schedule. */
  extra: at('sum_extra', money),
  /** The payment that brought it; null for what was paid before there were documents here. */
  documentId: at('pmt_id', maybe(id)),
});

const earlyOrder = record({
  amount: at('amount', money),
  way: at('way', earlyWay),
  /** The only day on which it may be paid. */
  day: at('date', date),
});

/** Ours: all that is known of one deal on the bank day. */
export const getCreditDeal = call({
  method: 'GET',
  path: '/get_credit_deal',
  summary: 'A credit deal with its schedule, debts and payments',
  origin: 'ours',
  request: record({ number: at('deal_n', text) }),
  answer: record({
    deal: at('deal', creditDeal),
    /** The bank day that everything is counted for. */
    day: at('day', date),
    scheme: at('scheme', creditScheme),
    basis: at('base', dayCount),
    dueDay: at('due_day', whole),
    purpose: at('pay_purp', or(text, '')),
    /** What was given out; a line has a limit beside it, and what is left of it. */
    issued: at('issued', money),
    limit: at('limit', maybe(money)),
    limitLeft: at('limit_left', maybe(money)),
    /** Percent a year of what is overdue. */
    penaltyRate: at('penalty_rate', decimal),
    /** An annuity's payment; the principal of a classic one. */
    part: at('part', money),
    accruedSince: at('accrued_since', date),
    accruedDays: at('accrued_days', whole),
    overdueSince: at('missed_since', maybe(date)),
    rows: at('schedule', list(creditRow)),
    payments: at('payments', list(creditPayment)),
    order: at('early', maybe(earlyOrder)),
  }),
});

const creditOutcome = record({
  payment: at('payment', money),
  payments: at('payments', whole),
  lastOn: at('last_date', date),
  interestLeft: at('sum_proc', money),
  saved: at('saved', money),
});

const earlyWish = {
  number: at('deal_n', text),
  /** What is repaid beyond the schedule, as typed. */
  amount: at('amount', or(text, '')),
  /** `yyyy-MM-dd` as on every wire: dd.MM.yyyy; the bank day where it is not said. */
  day: at('date', maybe(date)),
} as const;

/** Ours: what an early repayment changes, both ways, as the bank counts it. */
export const getEarlyRepayment = call({
  method: 'GET',
  path: '/get_early_repayment',
  summary: 'What an early repayment of a credit changes',
  origin: 'ours',
  request: record(earlyWish),
  answer: record({
    /** What is to be paid on the day: what is due until then, interest up to it and the extra principal. */
    toPay: at('to_pay', money),
    asNow: at('as_now', creditOutcome),
    smallerPayment: at('smaller_payment', creditOutcome),
    shorterTerm: at('shorter_term', creditOutcome),
  }),
});

/** Ours: tells the bank how to take a payment that is more than is due. A later order takes the place of an earlier one. */
export const orderEarlyRepayment = call({
  method: 'POST',
  path: '/order_early_repayment',
  summary: 'Order an early repayment of a credit',
  origin: 'ours',
  acceptsIdempotencyKey: true,
  request: record({
    ...earlyWish,
    way: at('way', earlyWay),
    /** Our own field: sum that the user has confirmed; the bank refuses another (`figuresChanged`). */
    confirmedToPay: at('confirmed_to_pay', optional(money)),
  }),
  answer: record({ toPay: at('to_pay', money), day: at('date', date) }),
});

/** What the bank lends in a currency; its answer to an application may differ. */
const creditTerms = record({
  currencyCode: at('cur_ref', id),
  currencyLetters: at('sim_cur', text),
  rate: at('proc', decimal),
  basis: at('base', dayCount),
  minimum: at('min', money),
  maximum: at('max', money),
  /** Months. */
  longest: at('term_max', whole),
  graceMax: at('grace_max', whole),
});

/** Ours: the terms on which the bank lends, for a preliminary calculation. */
export const listCreditTerms = call({
  method: 'GET',
  path: '/get_credit_terms',
  summary: 'Terms of credits',
  origin: 'ours',
  request: record({}),
  answer: record({ terms: at('terms', list(creditTerms)) }),
});

export type CreditDeal = Value<typeof creditDeal>;
export type CreditDetails = Value<typeof getCreditDeal.answer>;
export type CreditRowShown = Value<typeof creditRow>;
export type CreditPaymentShown = Value<typeof creditPayment>;
export type CreditTermsOffered = Value<typeof creditTerms>;
