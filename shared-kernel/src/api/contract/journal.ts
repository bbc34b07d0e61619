import { call } from './call';
import { storedCallBack } from './call-back';
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
  whole,
  word,
  type Value,
} from './codec';
import { documentStatus, documentType, nextSigners } from './document-parts';
import { fieldName } from './field-names';
import { storedNameCheck } from './receiver-name-check';
import { at, record } from './record';

/** Row of the journal. Of the specification's two statuses `status_ref` counts; `status`, if sent, repeats it. */
const journalRow = record({
  id: at('pmt_id', id),
  number: at('pmt_num', text),
  documentDate: at('pmt_date', date),
  valueDate: at('val_date', nullable(date)),
  type: at('pmt_type', documentType),
  status: at('status_ref', documentStatus),
  repeatedStatus: at('status', optional(documentStatus)),
  creator: at('user_name', text),
  receiverName: at('name_co', text),
  receiverCode: at('okpo_co', text),
  receiverAccount: at('acnt_co', text),
  debitAccountId: at('acn_id', id),
  debitAccount: at('acn_n', text),
  currencyLetters: at('sim_cur', text),
  currencyCode: at('cur_ref', id),
  amount: at('amount', money),
  purpose: at('pay_purp', withDefault(text, '')),
  abortReason: at('reason', nullable(text)),
  /** Time when the bank executed or refused the document. */
  confirmed: at('time_e', nullable(moment)),
  bankDocumentId: at('nopinf', nullable(id)),
  amountInUah: at('c_amount', optional(money)),
  /** Day and time of the bank's confirmation, if sent separately. */
  confirmDate: at('confirm_date', optional(date)),
  confirmTime: at('cond_time', optional(text)),
  /** Beneficiary's bank and intermediary bank of a currency payment. */
  beneficiaryBankSwift: at('ben_bank_swift', optional(text)),
  beneficiaryBankName: at('ben_bank_name', optional(text)),
  intermediaryBankSwift: at('int_bank_swift', optional(text)),
  intermediaryBankName: at('int_bank_name', optional(text)),
  /** Ours: UETR of a payment that the bank has accepted. */
  uetr: at('uetr', optional(text)),
  /** Ours: comparison of the receiver's name at the last save. */
  receiverNameCheck: at('receiver_check', optional(storedNameCheck)),
  /** Ours: statement about a call to the receiver. */
  callBack: at('call_back', optional(storedCallBack)),
  /** Ours: number of files for signatories; absent without any. */
  fileCount: at('file_count', optional(whole)),
  nextSigners: at('next_signers', nextSigners),
  /** Ours: instant payment, and one whose outcome the bank does not know yet. */
  isInstant: at('is_instant', optional(flag)),
  isOutcomeUnknown: at('outcome_unknown', optional(flag)),
  /** `d` for outgoing, `k` for incoming payments. */
  direction: at('d_k', optional(text)),
  receiverBankCode: at('mfo_co', optional(id)),
  /** Letter codes of the debited and the credited currency; they differ in an exchange. */
  debitCurrency: at('acn_d_cur', optional(text)),
  creditCurrency: at('acn_c_cur', optional(text)),
  ultimateDebtorXml: at('ultmt_dbtr', optional(text)),
  ultimateCreditorXml: at('ultmt_cdtr', optional(text)),
  /** Ours, for exports: false if the code is a passport or nine zeros; a nine-digit passport looks like a code. */
  receiverHasCode: at('has_code', optional(flag)),
  /** Ours, for exports. */
  structuredPurposeXml: at('rmtStrd', optional(text)),
});

const journalSearch = record({
  /** `period` from start to end, or `date` for one day. */
  periodType: at('period_type', withDefault(word(['period', 'date']), 'period')),
  start: at('date_start', nullable(date)),
  end: at('date_end', nullable(date)),
  day: at('pmt_date', nullable(date)),
  accountIds: at('acn_ids', withDefault(idList, [])),
  status: at('status', nullable(documentStatus)),
  type: at('pmt_type', nullable(documentType)),
  number: at('pmt_num', optional(text)),
  receiverName: at('name_co', optional(text)),
  receiverCode: at('okpo_co', optional(text)),
  receiverAccount: at('acnt_co', optional(text)),
  creator: at('creator', optional(text)),
  currencyLetters: at('sim_cur', optional(text)),
  amountLow: at('amount_l', optional(money)),
  amountHigh: at('amount_h', optional(money)),
  /** Ours: the search dialog has both fields, but the specification names no parameter. */
  senderName: at('name_d', optional(text)),
  direction: at('d_k', optional(word(['d', 'k']))),
  /** Ours: number, amount, account, receiver or purpose, as `find_docs` finds them. */
  find: at('find', optional(text)),
  /** Our own field: limits the answer to this number of newest rows. */
  rowsMax: at('rows_max', optional(whole)),
});

/**
 * Payment journal. Without parameters: all types of the last 30 days, newest first, at most 10,000 rows (`truncated`,
 * ours, is set if there were more).
 */
export const listPayments = call({
  method: 'GET',
  path: '/get_payments',
  summary: 'Payment journal',
  problemField: fieldName(journalSearch),
  request: journalSearch,
  answer: record({
    rows: at('paydoc_list', list(journalRow)),
    truncated: at('truncated', withDefault(flag, false)),
  }),
});

export type JournalRow = Value<typeof journalRow>;
