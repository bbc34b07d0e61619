import { DayCount } from '../../domain/interest';
import { DepositStatus, EarlyReturn, InterestPayout, DepositOperationKind } from '../../domain/vocabulary';
import { call } from './call';
import { date, decimal, flag, id, list, nullable, money, withDefault, text, whole, word, type Value } from './codec';
import { fieldName } from './field-names';
import { at, record } from './record';

export const interestPayout = word([InterestPayout.monthly, InterestPayout.atEnd, InterestPayout.capitalised]);

const dayCount = word([DayCount.act365, DayCount.actAct, DayCount.act360]);

/** Deposit of the company; amounts are in its currency. Ours: the specification names the page only. */
const deposit = record({
  id: at('dep_id', id),
  number: at('deal_n', text),
  status: at('status', word([DepositStatus.active, DepositStatus.closed])),
  /** Name of the offer; '' for a deposit placed without an offer. */
  name: at('offer_name', withDefault(text, '')),
  /** Current term. */
  start: at('deal_start', date),
  end: at('deal_end', date),
  /** Percent a year. */
  rate: at('proc', decimal),
  basis: at('day_count', dayCount),
  currencyLetters: at('sim_cur', text),
  currencyCode: at('cur_ref', id),
  /** Balance with capitalised interest; of a closed deposit its last balance. */
  amount: at('sumdeal', money),
  /** Interest accrued and not yet paid, without the current day. */
  interest: at('sum_proc', money),
  /** Interest of this term that was paid or capitalised. */
  paid: at('sum_paid', money),
  payout: at('payout', interestPayout),
  /** Next payment or capitalisation of interest; null for a closed deposit. */
  nextDate: at('next_date', nullable(date)),
  nextAmount: at('next_sum', nullable(money)),
  /** Percent a year for the whole term on early return; null if early return is excluded. */
  earlyRate: at('early_rate', nullable(decimal)),
  /** Minimum top-up and its last day; null if top-ups are excluded. */
  topUpMinimum: at('top_up_min', nullable(money)),
  topUpUntil: at('top_up_until', nullable(date)),
  /** Minimum balance after a partial withdrawal; null if withdrawals are excluded. */
  withdrawRest: at('withdraw_rest', nullable(money)),
  /** True if the contract allows renewal. */
  isRenewable: at('renewable', withDefault(flag, false)),
  /** True if the deposit is renewed at the end of its term, and the number of renewals left. */
  renews: at('renews', withDefault(flag, false)),
  renewals: at('renewals', withDefault(whole, 0)),
  interestAccountId: at('interest_acn_id', nullable(id)),
  returnAccountId: at('acn_id', nullable(id)),
});

/** All deposits of the company, including closed ones. Ours. */
export const listDeposits = call({
  method: 'GET',
  path: '/get_deposits',
  summary: 'Deposits',
  origin: 'ours',
  request: record({}),
  answer: record({ deposits: at('deposits', list(deposit)) }),
});

const operation = record({
  date: at('date', date),
  kind: at(
    'kind',
    word([
      DepositOperationKind.placed,
      DepositOperationKind.added,
      DepositOperationKind.withdrawn,
      DepositOperationKind.interest,
      DepositOperationKind.capitalised,
      DepositOperationKind.renewed,
      DepositOperationKind.returned,
      DepositOperationKind.broken,
    ]),
  ),
  amount: at('amount', money),
});

const payment = record({
  date: at('date', date),
  amount: at('amount', money),
  balance: at('balance', money),
});

const earlyReturn = record({
  days: at('days', whole),
  placed: at('sum_placed', money),
  earned: at('sum_earned', money),
  reduced: at('sum_reduced', money),
  paidOut: at('sum_paid', money),
  capitalised: at('sum_capitalised', money),
  returned: at('sum_returned', money),
  lost: at('sum_lost', money),
});

const which = record({ id: at('dep_id', id) });

/** Deposit with its operations, future payments and the result of an early return today. */
export const getDeposit = call({
  method: 'GET',
  path: '/get_deposit',
  summary: 'One deposit',
  origin: 'ours',
  request: which,
  answer: record({
    deposit: at('deposit', deposit),
    /** Oldest first. */
    operations: at('operations', list(operation)),
    /** Payments of this term if nothing is added. */
    payments: at('payments', list(payment)),
    early: at('early', nullable(earlyReturn)),
  }),
});

const rate = record({
  fromAmount: at('from_amount', money),
  /** Months. */
  months: at('term', whole),
  /** Percent a year. */
  rate: at('proc', decimal),
});

const offer = record({
  id: at('offer_id', id),
  name: at('name', text),
  currencyLetters: at('sim_cur', text),
  currencyCode: at('cur_ref', id),
  minimum: at('min', money),
  maximum: at('max', nullable(money)),
  payout: at('payout', interestPayout),
  basis: at('day_count', dayCount),
  rates: at('rates', list(rate)),
  /** Minimum top-up; null if top-ups are excluded. */
  topUpMinimum: at('top_up_min', nullable(money)),
  /** Number of last days of the term without top-ups. */
  topUpStopDays: at('top_up_stop_days', withDefault(whole, 0)),
  /** Minimum balance after a partial withdrawal; null if withdrawals are excluded. */
  withdrawRest: at('withdraw_rest', nullable(money)),
  early: at('early', word([EarlyReturn.none, EarlyReturn.reduced, EarlyReturn.agreed])),
  /** Percent a year on early return with a lower rate. */
  earlyRate: at('early_rate', nullable(decimal)),
  isRenewable: at('renewable', withDefault(flag, false)),
  validUntil: at('valid_until', nullable(date)),
});

/** Deposits that the bank offers, in display order. Ours. */
export const listDepositOffers = call({
  method: 'GET',
  path: '/get_deposit_offers',
  summary: 'Deposits that the bank offers',
  origin: 'ours',
  request: record({}),
  answer: record({ offers: at('offers', list(offer)) }),
});

const topUp = record({
  id: at('dep_id', id),
  amount: at('amount', withDefault(text, '')),
  debitAccountId: at('acn_id', withDefault(id, '')),
});

/** Adds money to a deposit by the rules of its contract, at once. */
export const topUpDeposit = call({
  method: 'POST',
  path: '/top_up_deposit',
  summary: 'Add money to a deposit',
  origin: 'ours',
  acceptsIdempotencyKey: true,
  problemField: fieldName(topUp),
  request: topUp,
  answer: which,
});

const withdrawal = record({
  id: at('dep_id', id),
  amount: at('amount', withDefault(text, '')),
  accountId: at('acn_id', withDefault(id, '')),
});

/** Withdraws a part of a deposit before its end, at once; the rest earns as before. */
export const withdrawFromDeposit = call({
  method: 'POST',
  path: '/withdraw_from_deposit',
  summary: 'Take a part of a deposit back',
  origin: 'ours',
  acceptsIdempotencyKey: true,
  problemField: fieldName(withdrawal),
  request: withdrawal,
  answer: which,
});

/** Sets how often a deposit is renewed at the end of its term; 0 for never. */
export const setDepositRenewal = call({
  method: 'POST',
  path: '/set_deposit_renewal',
  summary: 'Switch the renewal of a deposit',
  origin: 'ours',
  acceptsIdempotencyKey: true,
  request: record({ id: at('dep_id', id), renewals: at('renewals', withDefault(text, '')) }),
  answer: which,
});

/** Returns a deposit early. The request names the sum shown to the user; the bank refuses if it differs by now. */
export const breakDepositEarly = call({
  method: 'POST',
  path: '/break_deposit',
  summary: 'Return a deposit early',
  origin: 'ours',
  acceptsIdempotencyKey: true,
  request: record({ id: at('dep_id', id), returned: at('sum_returned', money) }),
  answer: record({ id: at('dep_id', id), returned: at('sum_returned', money) }),
});

export type Deposit = Value<typeof deposit>;
export type DepositOperation = Value<typeof operation>;
export type DepositPaymentRow = Value<typeof payment>;
export type EarlyReturnSums = Value<typeof earlyReturn>;
export type DepositOffer = Value<typeof offer>;
