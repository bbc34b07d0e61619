import { CreditScheme, DayCount, EarlyWay, InstalmentState } from '../../domain/interest';
import { CLOSED_DEAL_MARK, CreditDealStatus } from '../../domain/vocabulary';
import { call } from './call';
import {
  date,
  decimal,
  id,
  list,
  nullable,
  money,
  optional,
  withDefault,
  text,
  whole,
  word,
  type Codec,
  type Value,
} from './codec';
import { at, record } from './record';

const mark = withDefault(text, '');

/**
 * The bank writes '+' for a closed deal; any other value means an active one. Source:
 * docs/requirements/currency-payroll-credits-statements.md#credit-deal.
 */
const dealStatus: Codec<CreditDealStatus> = {
  wire: mark.wire,
  decode: (wire) => (mark.decode(wire) === CLOSED_DEAL_MARK ? CreditDealStatus.closed : CreditDealStatus.active),
  encode: (status) => (status === CreditDealStatus.closed ? CLOSED_DEAL_MARK : ''),
};

export const creditScheme = word([CreditScheme.annuity, CreditScheme.classic, CreditScheme.line]);
const dayCount = word([DayCount.act365, DayCount.actAct, DayCount.act360, DayCount.thirty360]);
const earlyWay = word([EarlyWay.smallerPayment, EarlyWay.shorterTerm]);

const dealFields = {
  number: at('deal_n', text),
  status: at('status', dealStatus),
  start: at('deal_start', date),
  end: at('deal_end', nullable(date)),
  /** Percent a year. */
  rate: at('proc', decimal),
  currencyLetters: at('sim_cur', text),
  currencyCode: at('cur_ref', id),
  amount: at('sumdeal', money),
  principal: at('sum_main', money),
  /** Unpaid interest accrued before the bank day. */
  interest: at('sum_proc', money),
  overdue: at('sum_missed', money),
  /** Ours: accounts that receive the repayments. */
  principalAccount: at('main_acn', withDefault(text, '')),
  interestAccount: at('proc_acn', withDefault(text, '')),
  /** Ours: account for overdue sums, scheduled payments and full repayment; the bank divides them. */
  repaymentAccount: at('rep_acn', withDefault(text, '')),
  /** Ours: overdue part of the principal, the penalty, and the number of overdue days. */
  overduePrincipal: at('sum_missed_main', withDefault(money, '0.00')),
  penalty: at('sum_penalty', withDefault(money, '0.00')),
  overdueDays: at('missed_days', withDefault(whole, 0)),
  /** Ours: day of the next scheduled payment. */
  nextDay: at('next_date', nullable(date)),
  /**
   * Ours: exact amounts payable today: everything overdue, the next payment, the whole debt, an ordered early
   * repayment.
   */
  payOverdue: at('pay_overdue', nullable(money)),
  payNext: at('pay_next', nullable(money)),
  payAll: at('pay_all', nullable(money)),
  payEarly: at('pay_early', nullable(money)),
} as const;

/**
 * Credit deal; amounts are in its currency. Source:
 * docs/requirements/currency-payroll-credits-statements.md#credit-deal.
 */
const creditDeal = record(dealFields);

/** All credit deals of the company, including closed ones. */
export const listCreditDeals = call({
  method: 'GET',
  path: '/cred_deals',
  summary: 'Credit deals',
  request: record({}),
  answer: record({ deals: at('deals', list(creditDeal)) }),
});

/** Payment of a schedule on the bank day. */
const creditRow = record({
  number: at('n', whole),
  /** Day by the contract, and the bank day on which it is paid. */
  plannedOn: at('plan_date', date),
  payOn: at('pay_date', date),
  principal: at('sum_main', money),
  /** Interest due; of a future payment the expected interest. */
  interest: at('sum_proc', money),
  total: at('total', money),
  unpaidPrincipal: at('left_main', money),
  unpaidInterest: at('left_proc', money),
  rest: at('rest', money),
  state: at('state', word(Object.values(InstalmentState) as [InstalmentState, ...InstalmentState[]])),
  paidOn: at('paid_date', nullable(date)),
});

const creditPayment = record({
  day: at('date', date),
  principal: at('sum_main', money),
  interest: at('sum_proc', money),
  penalty: at('sum_penalty', money),
  extra: at('sum_extra', money),
  /** Payment document; null if it was paid before documents existed here. */
  documentId: at('pmt_id', nullable(id)),
});

const earlyOrder = record({
  amount: at('amount', money),
  way: at('way', earlyWay),
  /** Only day on which it can be paid. */
  day: at('date', date),
});

/** Ours: a credit deal on the bank day with schedule, debts and payments. */
export const getCreditDeal = call({
  method: 'GET',
  path: '/get_credit_deal',
  summary: 'A credit deal with its schedule, debts and payments',
  origin: 'ours',
  request: record({ number: at('deal_n', text) }),
  answer: record({
    deal: at('deal', creditDeal),
    /** Bank day of all figures. */
    day: at('day', date),
    scheme: at('scheme', creditScheme),
    basis: at('base', dayCount),
    dueDay: at('due_day', whole),
    purpose: at('pay_purp', withDefault(text, '')),
    /** Amount disbursed; a credit line also has a limit and its unused part. */
    issued: at('issued', money),
    limit: at('limit', nullable(money)),
    limitLeft: at('limit_left', nullable(money)),
    /** Penalty in percent a year of the overdue sum. */
    penaltyRate: at('penalty_rate', decimal),
    /** Payment of an annuity, or principal part of a classic schedule. */
    part: at('part', money),
    accruedSince: at('accrued_since', date),
    accruedDays: at('accrued_days', whole),
    overdueSince: at('missed_since', nullable(date)),
    rows: at('schedule', list(creditRow)),
    payments: at('payments', list(creditPayment)),
    order: at('early', nullable(earlyOrder)),
  }),
});

const creditOutcome = record({
  payment: at('payment', money),
  payments: at('payments', whole),
  lastOn: at('last_date', date),
  interestLeft: at('sum_proc', money),
  saved: at('saved', money),
});

const earlyRepaymentFields = {
  number: at('deal_n', text),
  /** Amount repaid beyond the schedule, as typed. */
  amount: at('amount', withDefault(text, '')),
  /** Day of repayment; default the bank day. */
  day: at('date', nullable(date)),
} as const;

/** Ours: effect of an early repayment in both ways, as the bank calculates it. */
export const getEarlyRepayment = call({
  method: 'GET',
  path: '/get_early_repayment',
  summary: 'What an early repayment of a credit changes',
  origin: 'ours',
  request: record(earlyRepaymentFields),
  answer: record({
    /** Total payable on that day: due payments, interest and the extra principal. */
    toPay: at('to_pay', money),
    asNow: at('as_now', creditOutcome),
    smallerPayment: at('smaller_payment', creditOutcome),
    shorterTerm: at('shorter_term', creditOutcome),
  }),
});

/** Ours: orders how the bank uses a payment above the amount due. A later order replaces an earlier one. */
export const orderEarlyRepayment = call({
  method: 'POST',
  path: '/order_early_repayment',
  summary: 'Order an early repayment of a credit',
  origin: 'ours',
  acceptsIdempotencyKey: true,
  request: record({
    ...earlyRepaymentFields,
    way: at('way', earlyWay),
    /** Our own field: sum that the user has confirmed; the bank refuses another (`figuresChanged`). */
    confirmedToPay: at('confirmed_to_pay', optional(money)),
  }),
  answer: record({ toPay: at('to_pay', money), day: at('date', date) }),
});

/** Terms of credits in one currency; the answer to an application may differ. */
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

/** Ours: terms of credits, for a preliminary calculation. */
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
