import { DayCount } from '../../domain/interest';
import { DepositStatus, EarlyReturn, InterestPayout, DepositOperationKind } from '../../domain/vocabulary';
import { call } from './call';
import { date, decimal, flag, id, list, maybe, money, or, text, whole, word, type Value } from './codec';
import { at, record } from './record';

export const interestPayout = word([InterestPayout.monthly, InterestPayout.atEnd, InterestPayout.capitalised]);

const dayCount = word([DayCount.act365, DayCount.actAct, DayCount.act360]);

/** A deposit of the company; amounts are in its currency. Ours: the specification names the page alone. */
const deposit = record({
  id: at('dep_id', id),
  number: at('deal_n', text),
  status: at('status', word([DepositStatus.active, DepositStatus.closed])),
  /** The name of the offer; '' for one that was placed without an offer. */
  name: at('offer_name', or(text, '')),
  /** The present term. */
  start: at('deal_start', date),
  end: at('deal_end', date),
  /** Percent a year. */
  rate: at('proc', decimal),
  basis: at('day_count', dayCount),
  currencyLetters: at('sim_cur', text),
  currencyCode: at('cur_ref', id),
  /** What lies on it, with interest that was added; of a closed one what lay on it at last. */
  amount: at('sumdeal', money),
  /** Interest accrued and not yet paid; today does not earn yet. */
  interest: at('sum_proc', money),
  /** Interest of this term that was paid or added. */
  paid: at('sum_paid', money),
  payout: at('payout', interestPayout),
  /** The next payment of interest, or its capitalisation; null for a closed deposit. */
  nextDate: at('next_date', maybe(date)),
  nextAmount: at('next_sum', maybe(money)),
  /** Percent a year for the whole term if it is returned early; null: it is not returned early. */
  earlyRate: at('early_rate', maybe(decimal)),
  /** The least that may be added, and the last day for it; null: nothing is added. */
  topUpMinimum: at('top_up_min', maybe(money)),
  topUpUntil: at('top_up_until', maybe(date)),
  /** What has to stay on it when a part is taken back; null: nothing is taken back before the end. */
  withdrawRest: at('withdraw_rest', maybe(money)),
  /** Whether the contract lets it be placed again. */
  isRenewable: at('renewable', or(flag, false)),
  /** Whether it is placed again when its term ends, and how often still. */
  renews: at('renews', or(flag, false)),
  renewals: at('renewals', or(whole, 0)),
  /** The account that interest comes to. */
  interestAccountId: at('interest_acn_id', maybe(id)),
  /** The account that the money comes back to. */
  returnAccountId: at('acn_id', maybe(id)),
});

/** All deposits of the company, closed ones too. Ours. */
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
  /** What lies on the deposit after it. */
  balance: at('balance', money),
});

/** What an early return today gives and costs. */
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

/** A deposit with its operations, the payments to come and what an early return today would give. */
export const getDeposit = call({
  method: 'GET',
  path: '/get_deposit',
  summary: 'One deposit',
  origin: 'ours',
  request: which,
  answer: record({
    deposit: at('deposit', deposit),
    /** The oldest first. */
    operations: at('operations', list(operation)),
    /** Of this term, if nothing is added meanwhile. */
    payments: at('payments', list(payment)),
    /** null if the contract does not allow it. */
    early: at('early', maybe(earlyReturn)),
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
  maximum: at('max', maybe(money)),
  payout: at('payout', interestPayout),
  basis: at('day_count', dayCount),
  rates: at('rates', list(rate)),
  /** The least that may be added; null: nothing is added. */
  topUpMinimum: at('top_up_min', maybe(money)),
  /** In so many last days of the term nothing is added. */
  topUpStopDays: at('top_up_stop_days', or(whole, 0)),
  /** What has to stay when a part is taken back; null: nothing is taken back before the end. */
  withdrawRest: at('withdraw_rest', maybe(money)),
  early: at('early', word([EarlyReturn.none, EarlyReturn.reduced, EarlyReturn.agreed])),
  /** Percent a year if it is returned early by a lower rate. */
  earlyRate: at('early_rate', maybe(decimal)),
  isRenewable: at('renewable', or(flag, false)),
  validUntil: at('valid_until', maybe(date)),
});

/** What the bank offers, in the order in which it shows it. Ours. */
export const listDepositOffers = call({
  method: 'GET',
  path: '/get_deposit_offers',
  summary: 'Deposits that the bank offers',
  origin: 'ours',
  request: record({}),
  answer: record({ offers: at('offers', list(offer)) }),
});

/** Adds money to a deposit by the rules of its contract, at once. */
export const topUpDeposit = call({
  method: 'POST',
  path: '/top_up_deposit',
  summary: 'Add money to a deposit',
  origin: 'ours',
  acceptsIdempotencyKey: true,
  request: record({
    id: at('dep_id', id),
    amount: at('amount', or(text, '')),
    debitAccountId: at('acn_id', or(id, '')),
  }),
  answer: which,
});

/** Takes a part of a deposit back before its end, at once; what stays earns as before. */
export const withdrawFromDeposit = call({
  method: 'POST',
  path: '/withdraw_from_deposit',
  summary: 'Take a part of a deposit back',
  origin: 'ours',
  acceptsIdempotencyKey: true,
  request: record({
    id: at('dep_id', id),
    amount: at('amount', or(text, '')),
    accountId: at('acn_id', or(id, '')),
  }),
  answer: which,
});

/** Says how often a deposit is placed again when its term ends: 0 for not at all. */
export const setDepositRenewal = call({
  method: 'POST',
  path: '/set_deposit_renewal',
  summary: 'Switch the renewal of a deposit',
  origin: 'ours',
  acceptsIdempotencyKey: true,
  request: record({ id: at('dep_id', id), renewals: at('renewals', or(text, '')) }),
  answer: which,
});

/** Returns a deposit early. What comes back is named as it was shown; the bank refuses when it is another sum by now. */
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
