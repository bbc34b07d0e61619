import { DocumentType, FeeMode, REQUEST_TYPES } from '../../domain/vocabulary';
import { call } from './call';
import { decimal, id, list, maybe, money, oneOf, optional, or, text, word, type Value } from './codec';
import { at, record } from './record';

const feeOperation = oneOf([DocumentType.currencyPayment, ...REQUEST_TYPES]);

/** The fee for one operation in currency; failing, the screen shows `feeRequestError`. Source: spec 3 §7 */
export const makeCurrencyFee = call({
  method: 'GET',
  path: '/make_cur_fee',
  summary: 'Fee of a currency operation',
  request: record({
    /** Number of the document type (ours: the specification names no values). */
    operation: at('oper_type', feeOperation),
    accountId: at('acn_ref', id),
    currencyCode: at('cur_ref', id),
    amount: at('amount', money),
  }),
  answer: record({ fee: at('fee', money) }),
});

/** Names are ours where the specification shows none. Source: spec 3 §3 ("fee settings", read-back fields) */
const feeSettings = record({
  mode: at('feeType', or(word([FeeMode.debit, FeeMode.withhold, FeeMode.transfer]), FeeMode.debit)),
  currencyLetters: at('feeSimCur', or(text, 'UAH')),
  minimum: at('feeMinSum', maybe(money)),
  percent: at('feeSize', maybe(decimal)),
  /** The sum, where it is the same for every document. */
  value: at('feeValue', maybe(money)),
  /** Account that the fee is taken from or transferred to, IBAN. */
  account: at('feeAcn', or(text, '')),
});

const tariff = record({ operation: at('oper_type', feeOperation), settings: at('fee', feeSettings) });

/** How the bank takes fees for an account's currency operations. */
export const getCurrencyFee = call({
  method: 'GET',
  path: '/get_cur_fee',
  summary: 'Fee settings of an account',
  request: record({
    accountId: at('acn_ref', id),
    /** Ours: the operation whose fee is asked for; without it the exchange that the account's currency means. */
    operation: at('oper_type', optional(feeOperation)),
  }),
  answer: record({
    settings: at('fee', feeSettings),
    /** Ours: the tariffs of all operations from this account, of payments too. */
    tariffs: at('fees', optional(list(tariff))),
  }),
});

export type FeeSettings = Value<typeof feeSettings>;
