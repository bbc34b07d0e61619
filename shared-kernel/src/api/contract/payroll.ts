import type { PayrollDraft } from '../../domain/rules';
import { PAYROLL, PayrollHalf, PayrollPart, PayrollRowStatus } from '../../domain/vocabulary';
import { call } from './call';
import {
  date,
  flag,
  id,
  idList,
  list,
  maybe,
  moment,
  money,
  optional,
  or,
  text,
  typedDate,
  whole,
  word,
  type Codec,
  type Value,
} from './codec';
import { documentStatus, signatureMark } from './document-parts';
import { at, jsonAt, record } from './record';
import { verdict } from './verdict';

const rowFields = {
  taxCode: at('tin', or(text, '')),
  lastName: at('lastname', or(text, '')),
  firstName: at('firstname', or(text, '')),
  middleName: at('middlename', or(text, '')),
  account: at('emp_acn', or(text, '')),
  amount: at('amount', or(text, '')),
} as const;

/** Row of the employee table. Source: docs/requirements/currency-payroll-credits-statements.md#payroll-record. */
export const payrollRow = record(rowFields);

/** Stored row; the additional fields are ours. */
const storedRow = record({
  ...rowFields,
  /** The employee's data come from the bank; only the amount can be changed. */
  fromBank: at('from_bank', or(flag, false)),
  /** Null until the payroll is executed. */
  outcome: at('row_status', maybe(word(Object.values(PayrollRowStatus)))),
  reason: at('row_reason', maybe(text)),
});

/** Payment that sign-and-pay made for the payroll. Ours. */
const payrollPayment = record({
  part: at('part', word(Object.values(PayrollPart))),
  id: at('pmt_id', id),
  number: at('pmt_num', text),
  documentDate: at('pmt_date', date),
  amount: at('amount', money),
  status: at('status', documentStatus),
});

/**
 * Fields of a payroll, texts as typed; period and half are ours. Source:
 * docs/requirements/currency-payroll-credits-statements.md#payroll-record.
 */
const draftFields = {
  number: at('payroll_num', or(text, '')),
  documentDate: at('payroll_date', or(typedDate, '')),
  confirmDate: at('payroll_vdate', or(typedDate, '')),
  debitAccountId: at('acn_id', or(id, '')),
  transitAccount: at('payroll_tran_acn', or(text, '')),
  typeId: at('payroll_type', or(id, '')),
  otherType: at('payroll_other', or(text, '')),
  period: at('period', or(text, '')),
  half: at('half', or(word(Object.values(PayrollHalf)), PayrollHalf.whole)),
  total: at('payroll_amount', or(text, '')),
  employees: at('emps', or(list(payrollRow), [])),
} as const;

/** Payroll to be stored: `id` is null for a new one. */
export interface PayrollToSave extends PayrollDraft {
  readonly id: string | null;
  /** Ours: version that is changed. The bank refuses to change an older one (`documentChanged`). */
  readonly version?: number;
}

const payrollToSave: Codec<PayrollToSave> = record({
  id: at('payroll_id', maybe(id)),
  version: at('version', optional(whole)),
  ...draftFields,
});

/**
 * Stores a new payroll, or a new version of one in status 0. `cdata` (the payroll as JSON) and the answer are ours, as
 * the specification does not show them.
 */
export const savePayroll = call({
  method: 'POST',
  path: '/save_payroll',
  summary: 'Store a payroll',
  encoding: 'multipart',
  acceptsIdempotencyKey: true,
  request: record({ payroll: jsonAt('cdata', payrollToSave) }),
  answer: record({ id: at('payroll_id', id), status: at('status', documentStatus) }),
});

const payrollListRow = record({
  id: at('payroll_id', id),
  number: at('payroll_num', text),
  documentDate: at('payroll_date', date),
  confirmDate: at('payroll_vdate', maybe(date)),
  amount: at('payroll_amount', money),
  typeId: at('payroll_type', id),
  otherType: at('payroll_other', or(text, '')),
  status: at('status', documentStatus),
  abortReason: at('reason', maybe(text)),
  debitAccountId: at('acn_id', id),
  debitAccount: at('acn_n', text),
  transitAccount: at('payroll_tran_acn', text),
  /** Ours. */
  employeeCount: at('emps_count', or(whole, 0)),
  creator: at('user_name', or(text, '')),
  /** Ours: time of execution. */
  confirmed: at('time_e', maybe(moment)),
});

/**
 * Payroll list, newest first; the screen requests the last 30 days. At most 10,000 rows; `truncated` (ours) is set if
 * there were more.
 */
export const listPayrolls = call({
  method: 'GET',
  path: '/get_payrolls',
  summary: 'Payrolls of a period',
  request: record({
    start: at('date_start', maybe(date)),
    end: at('date_end', maybe(date)),
    number: at('payroll_num', or(text, '')),
    amountFrom: at('amountFrom', maybe(money)),
    amountTo: at('amount_to', maybe(money)),
    status: at('status', maybe(documentStatus)),
    typeId: at('payroll_type', maybe(id)),
  }),
  answer: record({ rows: at('payrolls_list', list(payrollListRow)), truncated: at('truncated', or(flag, false)) }),
});

/** Payroll in full. The name `payroll_info`, the version, the signatures and the creator are ours. */
export const getPayroll = call({
  method: 'GET',
  path: '/get_payroll_info',
  summary: 'One payroll',
  request: record({ id: at('payroll_id', id) }),
  answer: record({
    payroll: at(
      'payroll_info',
      record({
        ...draftFields,
        employees: at('emps', or(list(storedRow), [])),
        /** Payments already made by sign-and-pay, so that an interrupted one continues without repeating them. */
        payments: at('payments', or(list(payrollPayment), [])),
        id: at('payroll_id', id),
        status: at('status', documentStatus),
        version: at('version', or(whole, 1)),
        abortReason: at('reason', maybe(text)),
        debitAccount: at('acn_n', text),
        /** Our own field: the same account as an IBAN, which names its bank. */
        debitIban: at('iban', or(text, '')),
        /** Code of the bank branch that runs the salary project. */
        branch: at('branch', or(text, '')),
        fee: at('fee_amount', maybe(money)),
        creator: at('user_name', or(text, '')),
        confirmed: at('time_e', maybe(moment)),
        signatures: at('signatures', or(list(signatureMark), [])),
      }),
    ),
  }),
});

/** Deletes payrolls in status 0, with a verdict for each. Payments made for them remain. */
export const dropPayrolls = call({
  method: 'POST',
  path: '/drop_docs',
  summary: 'Delete payrolls',
  variant: { parameter: 'docs_type', values: [PAYROLL] },
  request: record({ type: at('docs_type', word([PAYROLL])), ids: at('payrolls_ids', idList) }),
  answer: record({ verdicts: at('results', or(list(verdict), [])) }),
});

export type PayrollPayment = Value<typeof payrollPayment>;
export type StoredPayrollRow = Value<typeof storedRow>;
export type PayrollListRow = Value<typeof payrollListRow>;
export type Payroll = Value<typeof getPayroll.answer>['payroll'];
