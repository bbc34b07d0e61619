import { CHOSEN_CATEGORIES, OperationFilter, Side, StatementType } from '../../domain/vocabulary';
import { call } from './call';
import {
  date,
  decimal,
  flag,
  id,
  idList,
  list,
  nullable,
  moment,
  money,
  oneOf,
  optional,
  withDefault,
  text,
  whole,
  word,
  type Codec,
  type Value,
} from './codec';
import { fieldName } from './field-names';
import { at, record } from './record';

const statementType = word([StatementType.operational, StatementType.total]);
const side = oneOf(Object.values(Side));
const optionalSide = nullable(side);

/**
 * Filter of operations: absent for all, 0 for debits, 1 for credits. Source:
 * docs/requirements/currency-payroll-credits-statements.md#statement-record.
 */
const operationFilter: Codec<OperationFilter> = {
  wire: optionalSide.wire,
  decode: (wire) => {
    const side = optionalSide.decode(wire);
    if (side === null) return OperationFilter.all;
    return side === Side.debit ? OperationFilter.debit : OperationFilter.credit;
  },
  encode: (filter) => {
    if (filter === OperationFilter.all) return '';
    return filter === OperationFilter.debit ? Side.debit : Side.credit;
  },
};

/**
 * Operation of an account; the meaning of the time fields is our reading. Source:
 * docs/requirements/currency-payroll-credits-statements.md#statement-record.
 */
const document = record({
  /** Bank's own number of the document. */
  id: at('nopinf', id),
  received: at('bank_time', nullable(moment)),
  /** Bank day to whose balance it belongs. */
  operationDate: at('cond_time', date),
  executed: at('time_e', nullable(moment)),
  /** Bank's type of document ("in/out document type"), such as 71. */
  documentType: at('in_out', withDefault(id, '')),
  number: at('doc_n', withDefault(text, '')),
  account: at('acn_n', withDefault(text, '')),
  accountId: at('acn_id', id),
  currencyLetters: at('sim_cur', text),
  currencyCode: at('cur_ref', id),
  /** Counterparty in one line, as the bank writes it. */
  correspondent: at('corr_info', withDefault(text, '')),
  correspondentBankCode: at('mfo_co', withDefault(text, '')),
  correspondentAccount: at('acnt_co', withDefault(text, '')),
  correspondentName: at('name_co', withDefault(text, '')),
  correspondentCode: at('okpo_co', withDefault(text, '')),
  purpose: at('pay_purp', withDefault(text, '')),
  /** In hryvnias. */
  amount: at('amount', money),
  /** In the account's currency; null for a hryvnia account and for a revaluation. */
  currencyAmount: at('amount_cur', nullable(money)),
  rate: at('rate', nullable(decimal)),
  side: at('d_k', side),
  /** Field that the specification does not explain; passed on unchanged. */
  fp: at('fp', withDefault(text, '')),
  /** True if it was created in this client. */
  madeHere: at('fromKb', withDefault(flag, false)),
  /** Ours: true for a revaluation line, which is not an operation. */
  isRevaluation: at('is_reval', withDefault(flag, false)),
  /** Ours: id of the company's own document, to open or repeat it or download its signed copy. */
  documentId: at('pmt_id', optional(id)),
  /** Ours: UETR of a payment. */
  uetr: at('uetr', optional(text)),
  /** Ours: true for an instant payment. */
  isInstant: at('is_instant', optional(flag)),
  /** Ours: value date, if it differs from the day of the operation. */
  valueDate: at('val_date', optional(date)),
  /** Ours: reversal (storno) of an operation by the bank; `side` is the side on which it moves money. */
  isReversal: at('storno', optional(flag)),
  /** Ours: bank's number of the reversed operation. */
  reverses: at('storno_of', optional(id)),
});

/**
 * Account with its operations and totals; the "equivalent" sums are in hryvnias. Source:
 * docs/requirements/currency-payroll-credits-statements.md#statement-record.
 */
const account = record({
  /** Ours: accounts in several currencies may share one IBAN. */
  accountId: at('acn_id', nullable(id)),
  iban: at('iban', text),
  currencyLetters: at('sim_cur', text),
  currencyCode: at('cur_ref', nullable(id)),
  previousOperation: at('date_l', nullable(date)),
  opening: at('inc_sal', money),
  closing: at('out_sal', money),
  debitCount: at('dt_cnt', withDefault(whole, 0)),
  creditCount: at('ct_cnt', withDefault(whole, 0)),
  debit: at('debit', money),
  credit: at('credit', money),
  openingEquivalent: at('eq_inc_sal', nullable(money)),
  closingEquivalent: at('eq_out_sal', nullable(money)),
  debitEquivalent: at('eq_debit', nullable(money)),
  creditEquivalent: at('eq_credit', nullable(money)),
  documents: at('documents', withDefault(list(document), [])),
});

const statementSearch = record({
  accountIds: at('acn_ids', withDefault(idList, [])),
  operations: at('op_type', operationFilter),
  type: at('billing_type', statementType),
  start: at('fdate', date),
  end: at('ldate', date),
  withClosed: at('closed', withDefault(flag, true)),
  withRevaluation: at('reval', withDefault(flag, true)),
});

/**
 * Statement of a period by accounts; without `accountIds` of all. The type `total` has no operations. `truncated`
 * (ours) is set above 20,000 operations.
 */
export const getStatement = call({
  method: 'GET',
  path: '/get_billing',
  summary: 'Statement of accounts',
  problemField: fieldName(statementSearch),
  request: statementSearch,
  answer: record({
    statement: at(
      'billing',
      record({
        /** Ours: the specification has no names for client name, code and type. */
        clientName: at('clnt_name', withDefault(text, '')),
        clientCode: at('clnt_code', withDefault(text, '')),
        type: at('billing_type', withDefault(statementType, StatementType.operational)),
        accounts: at('data', list(account)),
      }),
    ),
    start: at('fdate', date),
    end: at('ldate', date),
    truncated: at('truncated', withDefault(flag, false)),
  }),
});

const counterparty = {
  code: at('okpo_co', withDefault(text, '')),
  account: at('acnt_co', withDefault(text, '')),
};

const category = word(CHOSEN_CATEGORIES);

/** Categories that the company chose for counterparties, overriding the client's rules. */
export const listStatementCategories = call({
  method: 'GET',
  path: '/get_statement_categories',
  summary: 'Categories that were chosen for counterparties',
  origin: 'ours',
  request: record({}),
  answer: record({
    categories: at('categories', list(record({ ...counterparty, category: at('category', category) }))),
  }),
});

/** Sets the category of a counterparty for the whole company; null restores the rules. */
export const setStatementCategory = call({
  method: 'POST',
  path: '/set_statement_category',
  summary: 'Choose the category of a counterparty',
  origin: 'ours',
  problemField: fieldName(record(counterparty)),
  request: record({ ...counterparty, category: at('category', nullable(category)) }),
  answer: record({}),
});

export type StatementDocument = Value<typeof document>;
export type StatementAccount = Value<typeof account>;
export type Statement = Value<typeof getStatement.answer>['statement'];
