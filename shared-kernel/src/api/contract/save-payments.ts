import { DocumentType } from '../../domain/vocabulary';
import { call } from './call';
import { documentStatus } from './document-parts';
import { flag, id, list, nullable, oneOf, optional, withDefault, text, type Value } from './codec';
import { uahPayment } from './uah-payment';
import { uahPaymentField } from './payment-problems';
import { at, jsonAt, record } from './record';

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
  problemField: uahPaymentField,
  answer: record({ id: at('pmt_id', id), status: at('pmt_status', documentStatus) }),
});

/** Ours: problem of one field of a payment; `max` is the limit that its text shows. */
const batchProblem = record({
  field: at('field', uahPaymentField),
  key: at('key', text),
  max: at('max', optional(text)),
});

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

export type BatchResult = Value<typeof batchResult>;
