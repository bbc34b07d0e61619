import type { PayrollDraft } from '../../domain/rules';
import { PAYROLL, PayrollHalf, PayrollPart, PayrollRowStatus } from '../../domain/vocabulary';
import { call } from './call';
import {
  date,
  flag,
  id,
  idList,
  list,
  nullable,
  moment,
  money,
  optional,
  withDefault,
  text,
  typedDate,
  whole,
  word,
  type Codec,
  type Value,
} from './codec';
import { documentStatus, nextSigners, signatureMark } from './document-parts';
import { fieldName } from './field-names';
import { storedNameCheck } from './receiver-name-check';
import { at, jsonAt, record } from './record';
import { verdict } from './verdict';

const rowFields = {
  taxCode: at('tin', withDefault(text, '')),
  lastName: at('lastname', withDefault(text, '')),
  firstName: at('firstname', withDefault(text, '')),
  middleName: at('middlename', withDefault(text, '')),
  account: at('emp_acn', withDefault(text, '')),
  amount: at('amount', withDefault(text, '')),
} as const;

/** Row of the employee table. Source: docs/requirements/currency-payroll-credits-statements.md#payroll-record. */
export const payrollRow = record(rowFields);

/** Stored row; the additional fields are ours. */
const storedRow = record({
  ...rowFields,
  /** The employee's data come from the bank; only the amount can be changed. */
  fromBank: at('from_bank', withDefault(flag, false)),
  /** Null until the payroll is executed. */
  outcome: at('row_status', nullable(word(Object.values(PayrollRowStatus)))),
  reason: at('row_reason', nullable(text)),
  /** UETR of this payment, from sending on. Source: docs/requirements/law-2026.md#uetr-of-every-payment. */
  uetr: at('uetr', nullable(text)),
  /** Comparison of the name after the save, for an account in another bank. */
  nameCheck: at('receiver_check', optional(storedNameCheck)),
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
  number: at('payroll_num', withDefault(text, '')),
  documentDate: at('payroll_date', withDefault(typedDate, '')),
  payoutDay: at('payroll_vdate', withDefault(typedDate, '')),
  debitAccountId: at('acn_id', withDefault(id, '')),
  transitAccount: at('payroll_tran_acn', withDefault(text, '')),
  typeId: at('payroll_type', withDefault(id, '')),
  otherType: at('payroll_other', withDefault(text, '')),
  period: at('period', withDefault(text, '')),
  half: at('half', withDefault(word(Object.values(PayrollHalf)), PayrollHalf.whole)),
  total: at('payroll_amount', withDefault(text, '')),
  employees: at('emps', withDefault(list(payrollRow), [])),
} as const;

/** Payroll to be stored: `id` is null for a new one. */
export interface PayrollToSave extends PayrollDraft {
  readonly id: string | null;
  /** Ours: version that is changed. The bank refuses to change an older one (`documentChanged`). */
  readonly version?: number;
}

const payrollToSave: Codec<PayrollToSave> = record({
  id: at('payroll_id', nullable(id)),
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
  problemField: fieldName(payrollToSave),
  request: record({ payroll: jsonAt('cdata', payrollToSave) }),
  answer: record({ id: at('payroll_id', id), status: at('status', documentStatus) }),
});

const payrollListRow = record({
  id: at('payroll_id', id),
  number: at('payroll_num', text),
  documentDate: at('payroll_date', date),
  payoutDay: at('payroll_vdate', nullable(date)),
  amount: at('payroll_amount', money),
  typeId: at('payroll_type', id),
  otherType: at('payroll_other', withDefault(text, '')),
  status: at('status', documentStatus),
  abortReason: at('reason', nullable(text)),
  debitAccountId: at('acn_id', id),
  debitAccount: at('acn_n', text),
  transitAccount: at('payroll_tran_acn', text),
  /** Ours. */
  employeeCount: at('emps_count', withDefault(whole, 0)),
  creator: at('user_name', withDefault(text, '')),
  nextSigners: at('next_signers', nextSigners),
  /** Ours: time of execution. */
  confirmed: at('time_e', nullable(moment)),
});

const payrollSearch = record({
  start: at('date_start', nullable(date)),
  end: at('date_end', nullable(date)),
  number: at('payroll_num', withDefault(text, '')),
  amountFrom: at('amountFrom', nullable(money)),
  amountTo: at('amount_to', nullable(money)),
  status: at('status', nullable(documentStatus)),
  typeId: at('payroll_type', nullable(id)),
});

/**
 * Payroll list, newest first; the screen requests the last 30 days. At most 10,000 rows; `truncated` (ours) is set if
 * there were more.
 */
export const listPayrolls = call({
  method: 'GET',
  path: '/get_payrolls',
  summary: 'Payrolls of a period',
  problemField: fieldName(payrollSearch),
  request: payrollSearch,
  answer: record({
    rows: at('payrolls_list', list(payrollListRow)),
    truncated: at('truncated', withDefault(flag, false)),
  }),
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
        employees: at('emps', withDefault(list(storedRow), [])),
        /** Payments already made by sign-and-pay, so that an interrupted one continues without repeating them. */
        payments: at('payments', withDefault(list(payrollPayment), [])),
        id: at('payroll_id', id),
        status: at('status', documentStatus),
        version: at('version', withDefault(whole, 1)),
        abortReason: at('reason', nullable(text)),
        debitAccount: at('acn_n', text),
        /** Our own field: the same account as an IBAN, which names its bank. */
        debitIban: at('iban', withDefault(text, '')),
        /** Code of the bank branch that runs the salary project. */
        branch: at('branch', withDefault(text, '')),
        fee: at('fee_amount', nullable(money)),
        creator: at('user_name', withDefault(text, '')),
        confirmed: at('time_e', nullable(moment)),
        signatures: at('signatures', withDefault(list(signatureMark), [])),
        nextSigners: at('next_signers', nextSigners),
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
  answer: record({ verdicts: at('results', withDefault(list(verdict), [])) }),
});

export type PayrollPayment = Value<typeof payrollPayment>;
export type StoredPayrollRow = Value<typeof storedRow>;
export type PayrollListRow = Value<typeof payrollListRow>;
export type Payroll = Value<typeof getPayroll.answer>['payroll'];
