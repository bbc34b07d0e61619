import { call } from './call';
import { flag, id, list, maybe, or, text, whole, type Value } from './codec';
import { documentKind, documentStatus } from './document-parts';
import { at, jsonAt, record } from './record';

/** A document named for a bulk action. */
const documentRef = record({ id: at('id', id), type: at('type', documentKind) });

const toSign = record({
  id: at('id', id),
  type: at('type', documentKind),
  version: at('version', whole),
  /** One line for people: kind, number, date. */
  title: at('type_info', text),
  /** The canonical text (`ncb-doc/1`): its UTF-8 bytes are what is signed. */
  canonical: at('type_char', text),
});

/** The verdict on one document of a bulk action. */
export const verdict = record({
  id: at('id', id),
  status: at('status', maybe(documentStatus)),
  error: at('error', maybe(text)),
  /** Ours: the refusal's code, for the user's own language. */
  errorCode: at('error_code', maybe(text)),
});

/**
 * The canonical texts of documents, and (ours) the certificates with which the user may sign, DER in base64. Unknown
 * ids are left out of the answer.
 */
export const documentsToSign = call({
  method: 'GET',
  path: '/get_docs2sign',
  summary: 'What is to be signed',
  request: record({ documents: jsonAt('docs', list(documentRef)) }),
  answer: record({
    documents: at('docs2sign', list(toSign)),
    certificates: at('certs', or(list(text), [])),
  }),
});

/** Hands in signatures: detached CAdES-BES, DER in base64. One verdict per document, never all or nothing. */
export const signDocuments = call({
  method: 'POST',
  path: '/sign_doc',
  summary: 'Sign documents',
  request: record({
    all: at('all', or(flag, false)),
    documents: jsonAt('pmt_ids', list(documentRef)),
    signatures: jsonAt(
      'cdata',
      list(record({ id: at('id', id), version: at('version', whole), signature: at('signature', text) })),
    ),
  }),
  answer: record({ verdicts: at('signed_docs', list(verdict)) }),
});

/** Removes all signatures of documents in status 1, 2 or 3. */
export const unsignDocuments = call({
  method: 'POST',
  path: '/unsign_doc',
  summary: 'Remove signatures',
  request: record({ documents: jsonAt('pmt_ids', list(documentRef)) }),
  answer: record({ verdicts: at('results', or(list(verdict), [])) }),
});

/** Ours: the specification names no call for "send to the bank". Reserves the amount and queues the document. */
export const sendDocuments = call({
  method: 'POST',
  path: '/send_docs',
  summary: 'Send documents to the bank',
  origin: 'ours',
  request: record({ documents: jsonAt('pmt_ids', list(documentRef)) }),
  answer: record({ verdicts: at('results', list(verdict)) }),
});

export type DocumentRef = Value<typeof documentRef>;
export type DocumentToSign = Value<typeof toSign>;
export type Verdict = Value<typeof verdict>;
