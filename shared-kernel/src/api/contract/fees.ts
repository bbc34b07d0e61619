import { DocumentType, FeeMode, REQUEST_TYPES } from '../../domain/vocabulary';
import { call } from './call';
import { decimal, id, list, nullable, money, oneOf, optional, withDefault, text, word, type Value } from './codec';
import { fieldName } from './field-names';
import { at, record } from './record';

const feeOperation = oneOf([DocumentType.currencyPayment, ...REQUEST_TYPES]);

const feeQuestion = record({
  /** Number of the document type (ours: the specification names no values). */
  operation: at('oper_type', feeOperation),
  accountId: at('acn_ref', id),
  currencyCode: at('cur_ref', id),
  amount: at('amount', money),
});

/**
 * Fee of one currency operation; on failure the screen shows `feeRequestError`. Source:
 * docs/requirements/currency-payroll-credits-statements.md#rate-fee-and-bank-calls.
 */
export const makeCurrencyFee = call({
  method: 'GET',
  path: '/make_cur_fee',
  summary: 'Fee of a currency operation',
  problemField: fieldName(feeQuestion),
  request: feeQuestion,
  answer: record({ fee: at('fee', money) }),
});

/**
 * Fee settings; names are ours where the specification shows none. Source:
 * docs/requirements/currency-payroll-credits-statements.md#fee-settings.
 */
const feeSettings = record({
  mode: at('feeType', withDefault(word([FeeMode.debit, FeeMode.withhold, FeeMode.transfer]), FeeMode.debit)),
  currencyLetters: at('feeSimCur', withDefault(text, 'UAH')),
  minimum: at('feeMinSum', nullable(money)),
  percent: at('feeSize', nullable(decimal)),
  /** Fixed sum, if it is equal for every document. */
  value: at('feeValue', nullable(money)),
  /** Account that the fee is taken from or transferred to, IBAN. */
  account: at('feeAcn', withDefault(text, '')),
});

const tariff = record({ operation: at('oper_type', feeOperation), settings: at('fee', feeSettings) });

/** Fee settings of an account's currency operations. */
export const getCurrencyFee = call({
  method: 'GET',
  path: '/get_cur_fee',
  summary: 'Fee settings of an account',
  request: record({
    accountId: at('acn_ref', id),
    /** Ours: the operation; by default the exchange that the account's currency implies. */
    operation: at('oper_type', optional(feeOperation)),
  }),
  answer: record({
    settings: at('fee', feeSettings),
    /** Ours: tariffs of all operations from this account, including payments. */
    tariffs: at('fees', optional(list(tariff))),
  }),
});

export type FeeSettings = Value<typeof feeSettings>;
