import { DocumentType } from '../../domain/vocabulary';
import { call } from './call';
import {
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
  typedDate,
  whole,
  word,
  type Value,
} from './codec';
import { documentStatus, documentType, signatureMark } from './document-parts';
import { draftFields, uahPayment } from './payment-fields';
import { at, jsonAt, record } from './record';
import { verdict } from './verdict';

const uahPaymentType = oneOf([DocumentType.uahPayment]);

/**
 * Stores a new document, or a new version of one in status 0. A second document with the same company, number and date
 * is refused (`duplicateNumber`).
 */
export const savePayment = call({
  method: 'POST',
  path: '/save_pmt',
  summary: 'Store a hryvnia payment',
  variant: { parameter: 'pmt_type', values: ['1'] },
  acceptsIdempotencyKey: true,
  request: record({
    type: at('pmt_type', uahPaymentType),
    payment: jsonAt('pmt_data', uahPayment),
  }),
  answer: record({ id: at('pmt_id', id), status: at('pmt_status', documentStatus) }),
});

/** Ours: problem of one field of a payment; `max` is the limit that its text shows. */
const batchProblem = record({ field: at('field', text), key: at('key', text), max: at('max', optional(text)) });

/** Result of one payment of a batch, in batch order; `id` is null if refused. */
const batchResult = record({
  id: at('pmt_id', nullable(id)),
  error: at('error', nullable(text)),
  /** Ours, as in every refusal. */
  errorCode: at('error_code', nullable(text)),
  problems: at('problems', withDefault(list(batchProblem), [])),
});

/**
 * Stores the payments of a file. With `all`, one refusal refuses the whole batch. With `payroll_id` (ours) they are the
 * salary and fee payments of a payroll, in this order; an existing one is returned.
 */
export const savePayments = call({
  method: 'POST',
  path: '/save_batch_docs',
  summary: 'Store many hryvnia payments',
  variant: { parameter: 'pmts_type', values: ['1'] },
  acceptsIdempotencyKey: true,
  request: record({
    type: at('pmts_type', uahPaymentType),
    all: at('all', withDefault(flag, false)),
    payments: jsonAt('pmts', list(uahPayment)),
    payrollId: at('payroll_id', optional(id)),
  }),
  answer: record({ results: at('results', withDefault(list(batchResult), [])) }),
});

/** Document in full, with its version and the signatures of that version (both ours). */
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
        // The stored field has another name than the one sent. Source:
        // docs/requirements/hryvnia-payments.md#payment-read-back.
        documentDate: at('pmt_date', withDefault(typedDate, '')),
        id: at('pmt_id', id),
        type: at('pmt_type', documentType),
        status: at('status', documentStatus),
        version: at('version', whole),
        debitIban: at('acnt_c', text),
        currencyLetters: at('sim_cur', text),
        creator: at('user_name', text),
        abortReason: at('reason', nullable(text)),
        confirmed: at('time_e', nullable(moment)),
        signatures: at('signatures', withDefault(list(signatureMark), [])),
        /** Amount in hryvnias and the day's rate, for a document in another currency. */
        amountInUah: at('c_amount', optional(money)),
        officialRate: at('nbu_rate', optional(text)),
        /** Transit account that a purchase request is paid to. */
        specialAccount: at('spec_acn', optional(text)),
      }),
    ),
  }),
});

/** Deletes payment documents of any type in status 0, with one verdict per document. */
export const dropPayments = call({
  method: 'POST',
  path: '/drop_docs',
  summary: 'Delete payment documents',
  variant: { parameter: 'docs_type', values: ['pmt'] },
  request: record({ type: at('docs_type', word(['pmt'])), ids: at('pmt_ids', idList) }),
  answer: record({ verdicts: at('results', withDefault(list(verdict), [])) }),
});

export type Payment = Value<typeof getPayment.answer>['payment'];
export type BatchResult = Value<typeof batchResult>;
