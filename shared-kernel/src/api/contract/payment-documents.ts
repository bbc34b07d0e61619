import { call } from './call';
import { date, id, list, nullable, optional, money, withDefault, text, type Value } from './codec';
import { documentKind, documentStatus } from './document-parts';
import { xmlFields } from './payment-fields';
import { at, jsonAt, record } from './record';
import { verdict } from './verdict';

const linkedPayment = record({
  id: at('pmt_id', id),
  number: at('pmt_num', withDefault(text, '')),
  documentDate: at('pmt_date', nullable(date)),
  status: at('status_ref', documentStatus),
  amount: at('amount', nullable(money)),
  currencyLetters: at('sim_cur', withDefault(text, '')),
});

/** Payments made from a currency request; `judgeLinkedPayments` derives their effect on it. */
export const listLinkedPayments = call({
  method: 'GET',
  path: '/get_linked_pmts',
  summary: 'Payments made from a request',
  request: record({ requestId: at('request_ref', id) }),
  answer: record({ payments: at('payments', withDefault(list(linkedPayment), [])) }),
});

/** Document reference; a payroll is named by its kind, as it has no type number. */
const documentRef = record({ id: at('id', id), type: at('type', documentKind) });

/**
 * Ours: returns documents, including payrolls, that the bank has not started from status 4 to 0 and voids their
 * signatures. Source: docs/requirements/banking-rules.md#transitions.
 */
export const recallDocuments = call({
  method: 'POST',
  path: '/recall_docs',
  summary: 'Take documents back from the bank',
  origin: 'ours',
  request: record({ documents: jsonAt('pmt_ids', list(documentRef)) }),
  answer: record({ verdicts: at('results', list(verdict)) }),
});

/** Executed document for printing. Currency 980 means a hryvnia payment. */
const executedPayment = record({
  currencyCode: at('cur_ref', id),
  number: at('pmt_num', withDefault(text, '')),
  documentDate: at('pmt_date', nullable(date)),
  amount: at('amount', nullable(money)),
  debitIban: at('acnt_c', withDefault(text, '')),
  creditIban: at('acnt_co', withDefault(text, '')),
  receiverName: at('name_co', withDefault(text, '')),
  receiverCode: at('okpo_co', withDefault(text, '')),
  purpose: at('pay_purp', withDefault(text, '')),
  /** Ours. */
  uetr: at('uetr', optional(text)),
  ...xmlFields,
});

/** Executed document by the bank's number, for an account whose payments may come from others. */
export const getExecutedPayment = call({
  method: 'GET',
  path: '/get_detail_pmt_info',
  summary: 'An executed document for printing',
  request: record({ bankDocumentId: at('nopinf', id), accountId: at('acn_ref', id) }),
  answer: record({ payment: at('pmt_info', executedPayment) }),
});

/** Signed document as PDF, base64. The specification masks `cdata`; we take it for the document reference. */
export const getSignedPdf = call({
  method: 'POST',
  path: '/get_sdoc',
  summary: 'The signed document as PDF',
  request: record({ document: jsonAt('cdata', documentRef) }),
  answer: record({ pdf: at('result', text) }),
});

/** Serial number of the bank's certificate, shown on printouts. */
export const getBankCertificate = call({
  method: 'POST',
  path: '/get_cert_num',
  summary: 'Serial number of the bank’s certificate',
  request: record({}),
  answer: record({ serial: at('cert', text) }),
});

export type LinkedPayment = Value<typeof linkedPayment>;
export type ExecutedPayment = Value<typeof executedPayment>;
