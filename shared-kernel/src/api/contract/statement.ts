import { CHOSEN_CATEGORIES, OperationFilter, Side, StatementType } from '../../domain/vocabulary';
import { call } from './call';
import {
  date,
  decimal,
  flag,
  id,
  idList,
  list,
  maybe,
  moment,
  money,
  oneOf,
  optional,
  or,
  text,
  whole,
  word,
  type Codec,
  type Value,
} from './codec';
import { at, record } from './record';

const statementType = word([StatementType.operational, StatementType.total]);
const side = oneOf(Object.values(Side));
const askedSide = maybe(side);

/** Absent for all operations, 0 for debits, 1 for credits. Source: spec 3 §3 */
const operationFilter: Codec<OperationFilter> = {
  wire: askedSide.wire,
  decode: (wire) => {
    const asked = askedSide.decode(wire);
    if (asked === null) return OperationFilter.all;
    return asked === Side.debit ? OperationFilter.debit : OperationFilter.credit;
  },
  encode: (filter) => {
    if (filter === OperationFilter.all) return '';
    return filter === OperationFilter.debit ? Side.debit : Side.credit;
  },
};

/** A document of an account. Source: spec 3 §3; what the fields of time hold is our reading. */
const document = record({
  /** The bank's own number of the document. */
  id: at('nopinf', id),
  /** When the bank received it. */
  received: at('bank_time', maybe(moment)),
  /** The day to whose balance it belongs. */
  operationDate: at('cond_time', date),
  /** When it was executed. */
  executed: at('time_e', maybe(moment)),
  /** The bank's type of document ("in/out document type"), such as 71. */
  documentType: at('in_out', or(id, '')),
  number: at('doc_n', or(text, '')),
  account: at('acn_n', or(text, '')),
  accountId: at('acn_id', id),
  currencyLetters: at('sim_cur', text),
  currencyCode: at('cur_ref', id),
  /** The correspondent in one line, as the bank writes it. */
  correspondent: at('corr_info', or(text, '')),
  correspondentBankCode: at('mfo_co', or(text, '')),
  correspondentAccount: at('acnt_co', or(text, '')),
  correspondentName: at('name_co', or(text, '')),
  correspondentCode: at('okpo_co', or(text, '')),
  purpose: at('pay_purp', or(text, '')),
  /** In hryvnias. */
  amount: at('amount', money),
  /** In the account's currency; null for a hryvnia account and for a revaluation. */
  currencyAmount: at('amount_cur', maybe(money)),
  rate: at('rate', maybe(decimal)),
  side: at('d_k', side),
  /** Not explained by the specification; carried as it is. */
  fp: at('fp', or(text, '')),
  /** Whether it was made in this client. */
  madeHere: at('fromKb', or(flag, false)),
  /** Ours: the line shows the rate's movement and no operation. */
  isRevaluation: at('is_reval', or(flag, false)),
  /** Ours: the company's own document behind it, to be opened, repeated and signed copies taken of. */
  documentId: at('pmt_id', optional(id)),
  /** Ours: the end-to-end number of a payment in currency. */
  uetr: at('uetr', optional(text)),
  /** Ours: the day from which the sum counts, where it is another than that of the operation. */
  valueDate: at('val_date', optional(date)),
  /** Ours: the bank takes an operation back (storno); the line keeps the side on which it moves money. */
  isReversal: at('storno', optional(flag)),
  /** Ours: the bank's number of the operation that is taken back. */
  reverses: at('storno_of', optional(id)),
});

/** An account with its documents and totals; the "equivalent" sums are in hryvnias. Source: spec 3 §3 */
const account = record({
  /** Ours: one IBAN carries several currencies. */
  accountId: at('acn_id', maybe(id)),
  iban: at('iban', text),
  currencyLetters: at('sim_cur', text),
  currencyCode: at('cur_ref', maybe(id)),
  /** Day of the operation before the period. */
  previousOperation: at('date_l', maybe(date)),
  opening: at('inc_sal', money),
  closing: at('out_sal', money),
  debitCount: at('dt_cnt', or(whole, 0)),
  creditCount: at('ct_cnt', or(whole, 0)),
  debit: at('debit', money),
  credit: at('credit', money),
  openingEquivalent: at('eq_inc_sal', maybe(money)),
  closingEquivalent: at('eq_out_sal', maybe(money)),
  debitEquivalent: at('eq_debit', maybe(money)),
  creditEquivalent: at('eq_credit', maybe(money)),
  documents: at('documents', or(list(document), [])),
});

/**
 * The statement of a period, account by account; without `accountIds` of all. The type `total` has no documents.
 * `truncated` (ours) says that there were more than 20,000 documents.
 */
export const getStatement = call({
  method: 'GET',
  path: '/get_billing',
  summary: 'Statement of accounts',
  request: record({
    accountIds: at('acn_ids', or(idList, [])),
    operations: at('op_type', operationFilter),
    type: at('billing_type', statementType),
    start: at('fdate', date),
    end: at('ldate', date),
    withClosed: at('closed', or(flag, true)),
    withRevaluation: at('reval', or(flag, true)),
  }),
  answer: record({
    statement: at(
      'billing',
      record({
        /** Client name, code and type have no names in the specification; these are ours. */
        clientName: at('clnt_name', or(text, '')),
        clientCode: at('clnt_code', or(text, '')),
        type: at('billing_type', or(statementType, StatementType.operational)),
        accounts: at('data', list(account)),
      }),
    ),
    start: at('fdate', date),
    end: at('ldate', date),
    truncated: at('truncated', or(flag, false)),
  }),
});

const counterparty = {
  code: at('okpo_co', or(text, '')),
  account: at('acnt_co', or(text, '')),
};

const category = word(CHOSEN_CATEGORIES);

/** What the company's people call the operations with a counterparty, instead of what the rules of the client say. */
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

/** Chooses the category of a counterparty for the whole company; null gives it back to the rules. */
export const setStatementCategory = call({
  method: 'POST',
  path: '/set_statement_category',
  summary: 'Choose the category of a counterparty',
  origin: 'ours',
  request: record({ ...counterparty, category: at('category', maybe(category)) }),
  answer: record({}),
});

export type StatementDocument = Value<typeof document>;
export type StatementAccount = Value<typeof account>;
export type Statement = Value<typeof getStatement.answer>['statement'];
