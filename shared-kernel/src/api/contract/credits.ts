import { CLOSED_DEAL_MARK, CreditDealStatus } from '../../domain/vocabulary';
import { call } from './call';
import { date, decimal, id, list, maybe, money, or, text, type Codec, type Value } from './codec';
import { at, record } from './record';

const mark = or(text, '');

/** The bank writes '+' for a closed deal; whatever else stands there means that it runs. Source: spec 3 §3 */
const dealStatus: Codec<CreditDealStatus> = {
  wire: mark.wire,
  decode: (wire) => (mark.decode(wire) === CLOSED_DEAL_MARK ? CreditDealStatus.closed : CreditDealStatus.active),
  encode: (status) => (status === CreditDealStatus.closed ? CLOSED_DEAL_MARK : ''),
};

/** A credit deal; amounts are in its currency. Source: spec 3 §3 */
const creditDeal = record({
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
  interest: at('sum_proc', money),
  overdue: at('sum_missed', money),
  /** Ours: the accounts that take the repayments. */
  principalAccount: at('main_acn', or(text, '')),
  interestAccount: at('proc_acn', or(text, '')),
});

/** All credit deals of the company, closed ones too. */
export const listCreditDeals = call({
  method: 'GET',
  path: '/cred_deals',
  summary: 'Credit deals',
  request: record({}),
  answer: record({ deals: at('deals', list(creditDeal)) }),
});

export type CreditDeal = Value<typeof creditDeal>;
