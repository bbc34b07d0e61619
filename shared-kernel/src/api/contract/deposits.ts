import { DepositStatus, InterestPayout } from '../../domain/vocabulary';
import { call } from './call';
import { date, decimal, flag, id, list, maybe, money, or, text, word, type Value } from './codec';
import { at, record } from './record';

export const interestPayout = word([InterestPayout.monthly, InterestPayout.atEnd, InterestPayout.capitalised]);

/** A deposit of the company; amounts are in its currency. Ours: the specification names the page alone. */
const deposit = record({
  id: at('dep_id', id),
  number: at('deal_n', text),
  status: at('status', word([DepositStatus.active, DepositStatus.closed])),
  start: at('deal_start', date),
  end: at('deal_end', date),
  /** Percent a year. */
  rate: at('proc', decimal),
  currencyLetters: at('sim_cur', text),
  currencyCode: at('cur_ref', id),
  amount: at('sumdeal', money),
  /** Interest accrued and not yet paid. */
  interest: at('sum_proc', money),
  payout: at('payout', interestPayout),
  /** Whether it is placed again when its term ends. */
  renews: at('renews', or(flag, false)),
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

export type Deposit = Value<typeof deposit>;
