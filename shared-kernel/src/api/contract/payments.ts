import type { UahPaymentDraft } from '../../domain/rules';
import { DocumentType, STORED_STATUSES } from '../../domain/vocabulary';
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
  oneOf,
  or,
  text,
  typedDate,
  whole,
  word,
  type Codec,
  type Value,
} from './codec';
import { at, jsonAt, record } from './record';

const documentType = oneOf(Object.values(DocumentType));
const documentStatus = oneOf(STORED_STATUSES);

/**
 * The content of a hryvnia payment. What a person types is text here, whatever it looks like: the rules refuse it with
 * a key and a field, not the codec with "bad request". Source: spec 2 §3, "Wire form of a payment"
 */
const draftFields = {
  number: at('pmt_num', or(text, '')),
  documentDate: at('doc_date', or(typedDate, '')),
  valueDate: at('val_date', or(typedDate, '')),
  debitAccountId: at('acn_id', or(id, '')),
  creditIban: at('acnt_co', or(text, '')),
  receiverName: at('name_co', or(text, '')),
  receiverCode: at('okpo_co', or(text, '')),
  receiverIsResident: at('is_resident', or(flag, true)),
  receiverHasCode: at('has_code', or(flag, true)),
  amount: at('amount', or(text, '')),
  purpose: at('pay_purp', or(text, '')),
} as const;

const uahPayment: Codec<UahPaymentToSave> = record({ id: at('pmt_id', maybe(id)), ...draftFields });

/** A payment to be stored: `id` is null for a new one and names the document whose requisites change. */
export interface UahPaymentToSave extends UahPaymentDraft {
  readonly id: string | null;
}

/**
 * Stores a new document, or a new version of one in status 0. The bank refuses a second document with the same
 * company, number and date (`duplicateNumber`).
 */
export const savePayment = call({
  method: 'POST',
  path: '/save_pmt',
  summary: 'Store a hryvnia payment',
  variant: { parameter: 'pmt_type', values: ['1'] },
  acceptsIdempotencyKey: true,
  request: record({
    type: at('pmt_type', oneOf([DocumentType.uahPayment])),
    payment: jsonAt('pmt_data', uahPayment),
  }),
  answer: record({ id: at('pmt_id', id), status: at('pmt_status', documentStatus) }),
});

const signatureMark = record({
  signer: at('user_name', text),
  right: at('sign_right', whole),
  at: at('sign_time', moment),
});

/** A row of the journal. */
const journalRow = record({
  id: at('pmt_id', id),
  number: at('pmt_num', text),
  documentDate: at('pmt_date', date),
  valueDate: at('val_date', maybe(date)),
  type: at('pmt_type', documentType),
  status: at('status_ref', documentStatus),
  creator: at('user_name', text),
  receiverName: at('name_co', text),
  receiverCode: at('okpo_co', text),
  receiverAccount: at('acnt_co', text),
  debitAccountId: at('acn_id', id),
  debitAccount: at('acn_n', text),
  currencyLetters: at('sim_cur', text),
  currencyCode: at('cur_ref', id),
  amount: at('amount', money),
  purpose: at('pay_purp', or(text, '')),
  /** Why the bank refused it. */
  abortReason: at('reason', maybe(text)),
  /** When the bank executed or refused it. */
  confirmed: at('time_e', maybe(moment)),
  /** The bank's own number of the executed document. */
  bankDocumentId: at('nopinf', maybe(id)),
});

/**
 * The payment journal. Without parameters: all types of the last 30 days, newest first, at most 5,000 rows
 * (`truncated`, ours, says that there were more).
 */
export const listPayments = call({
  method: 'GET',
  path: '/get_payments',
  summary: 'Payment journal',
  request: record({
    /** `period` from start to end, or `date` for one day. */
    periodType: at('period_type', or(word(['period', 'date']), 'period')),
    start: at('date_start', maybe(date)),
    end: at('date_end', maybe(date)),
    day: at('pmt_date', maybe(date)),
    accountIds: at('acn_ids', or(idList, [])),
    status: at('status', maybe(documentStatus)),
    type: at('pmt_type', maybe(documentType)),
  }),
  answer: record({
    rows: at('paydoc_list', list(journalRow)),
    truncated: at('truncated', or(flag, false)),
  }),
});

/** One document in full, with its version and who has signed that version (both ours). */
export const getPayment = call({
  method: 'GET',
  path: '/get_pmt_info',
  summary: 'One payment',
  request: record({ id: at('pmt_id', id) }),
  answer: record({
    payment: at(
      'pmt_info',
      record({
        ...draftFields,
        id: at('pmt_id', id),
        type: at('pmt_type', documentType),
        status: at('status', documentStatus),
        version: at('version', whole),
        debitIban: at('acnt_c', text),
        currencyLetters: at('sim_cur', text),
        creator: at('user_name', text),
        abortReason: at('reason', maybe(text)),
        confirmed: at('time_e', maybe(moment)),
        signatures: at('signatures', or(list(signatureMark), [])),
      }),
    ),
  }),
});

export type JournalRow = Value<typeof journalRow>;
export type Payment = Value<typeof getPayment.answer>['payment'];
