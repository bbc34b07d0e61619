import { AccountStatus, type AccountKind } from '../../domain/vocabulary';
import { call } from './call';
import {
  date,
  decimal,
  flag,
  id,
  letterFlag,
  list,
  nullable,
  money,
  moment,
  oneOf,
  optional,
  withDefault,
  text,
  word,
  type Value,
} from './codec';
import { at, record } from './record';

const KINDS = ['current', 'credit'] as const satisfies readonly AccountKind[];

/** Row of the account list. Amounts are in the account's currency, "equivalent" ones in hryvnias. */
const account = record({
  id: at('acn_id', id),
  number: at('acn_n', text),
  iban: at('iban', text),
  currencyLetters: at('sim_cur', text),
  currencyCode: at('cur_ref', id),
  status: at('status_ref', oneOf(Object.values(AccountStatus))),
  /** The bank's Ukrainian text of the status; our screens have their own in three languages. */
  statusText: at('status_text', optional(text)),
  balance: at('sal', money),
  balanceEquivalent: at('c_sal', money),
  /** Amount available for a new payment: own funds and unused overdraft, less holds and blocked amounts. */
  available: at('av_sal', money),
  availableEquivalent: at('av_c_sal', money),
  hasOverdraft: at('has_overdraft', letterFlag),
  lastMovement: at('last_move', nullable(moment)),
  paymentsAllowed: at('pmt_allowed', flag),
  kind: at('type', word(KINDS)),
  /** Sum of documents sent and not yet executed; specified for the detail call, ours here. */
  reserved: at('docs_amount', withDefault(money, '0.00')),
  comment: at('comment', withDefault(text, '')),
  opened: at('date_open', nullable(date)),
});

/** All current accounts of the company, including closed ones. */
export const listAccounts = call({
  method: 'GET',
  path: '/acn_list',
  summary: 'Current accounts with balances',
  request: record({}),
  answer: record({ accounts: at('acn_list', list(account)) }),
});

/** Credit accounts of the company: rows of the kind `credit`. */
export const listCreditAccounts = call({
  method: 'GET',
  path: '/cred_list',
  summary: 'Credit accounts with balances',
  request: record({}),
  answer: record({ accounts: at('acn_list', list(account)) }),
});

/**
 * Details of an account in its currency. Source: docs/requirements/shell-accounts-admin.md#account-details,
 * docs/requirements/shell-accounts-admin.md#account-record.
 */
const accountDetails = record({
  id: at('acn_id', id),
  number: at('acn_n', text),
  iban: at('iban', text),
  currencyLetters: at('sim_cur', text),
  currencyCode: at('cur_ref', id),
  balance: at('sal', money),
  /** Includes the unused overdraft, less holds and blocked amounts. */
  available: at('available_all_costs', money),
  availableOwn: at('available_costs', withDefault(money, '0.00')),
  reserved: at('docs_amount', withDefault(money, '0.00')),
  blocked: at('blocked_amount', withDefault(money, '0.00')),
  minimumBalance: at('min_saldo', withDefault(money, '0.00')),
  overdraftLimit: at('overdraft_limit', withDefault(money, '0.00')),
  unusedOverdraft: at('unused_over', withDefault(money, '0.00')),
  /** Percent a year. */
  rate: at('percent', nullable(decimal)),
  opened: at('date_open', nullable(date)),
  closed: at('date_close', nullable(date)),
  comment: at('comment', withDefault(text, '')),
});

/** Details of one account. */
export const getAccount = call({
  method: 'GET',
  path: '/acn_info',
  summary: 'Details of one account',
  request: record({ id: at('acn_id', id), kind: at('acn_type', withDefault(word(KINDS), 'current')) }),
  answer: record({ account: at('acn_info', accountDetails) }),
});

export type Account = Value<typeof account>;
export type AccountDetails = Value<typeof accountDetails>;
