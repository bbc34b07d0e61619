import * as z from 'zod/mini';
import { call } from './call';
import { ROW_MARKS } from '../../domain/signing-protocol';
import {
  date,
  flag,
  id,
  idList,
  list,
  money,
  optional,
  withDefault,
  text,
  whole,
  word,
  type Codec,
  type Value,
} from './codec';
import { documentKind, documentStatus, signatureMark, signedKind } from './document-parts';
import { isRecord } from './is-record';
import { nameCheckCounts } from './name-check-counts';
import { storedNameCheck } from './receiver-name-check';
import { at, jsonAt, record } from './record';
import { verdict } from './verdict';

const documentRef = record({ id: at('id', id), type: at('type', documentKind) });

/** Document to sign; also a declaration. */
const signedRef = record({ id: at('id', id), type: at('type', signedKind) });

const documentList = list(documentRef);

/** Document reference without its kind, as in a list of ids. */
export interface UnsignRef {
  readonly id: string;
  readonly type: DocumentRef['type'] | null;
}

const plainIds = list(id);

/**
 * JSON list of id and type, or ids alone, as JSON or comma-separated. Source:
 * docs/requirements/hryvnia-payments.md#signing-calls,
 * docs/requirements/currency-payroll-credits-statements.md#document-calls.
 */
const documentIds: Codec<readonly UnsignRef[]> = {
  wire: z.union([documentList.wire, plainIds.wire, idList.wire]),
  unknownIn: (wire) => documentList.unknownIn?.(wire) ?? null,
  decode(wire) {
    if (Array.isArray(wire) && wire.every(isRecord)) return documentList.decode(wire);
    const ids = Array.isArray(wire) ? plainIds.decode(wire) : idList.decode(wire);
    return ids.map((id) => ({ id, type: null }));
  },
  encode: (refs) =>
    refs.every((ref): ref is DocumentRef => ref.type !== null)
      ? documentList.encode(refs)
      : refs.map(({ id }) => id).join(','),
};

/** Ours: difference of a payroll to the last executed one of its type (`PayrollComparison`). */
const sheetDifference = record({
  number: at('payroll_num', text),
  documentDate: at('payroll_date', date),
  total: at('payroll_amount', money),
  employeeCount: at('emp_count', whole),
  left: at('left', whole),
  marks: at(
    'marks',
    list(record({ row: at('row', whole), mark: at('mark', word(ROW_MARKS)), before: at('before', text) })),
  ),
});

const toSign = record({
  id: at('id', id),
  type: at('type', signedKind),
  version: at('version', whole),
  title: at('type_info', text),
  /** Canonical text (`ncb-doc/1`); its UTF-8 bytes are signed. */
  canonical: at('type_char', text),
  /** Changes to check, shown beside the text but not signed. */
  difference: at('difference', optional(sheetDifference)),
  /** Ours: absent for a declaration, which has no status. */
  status: at('status', optional(documentStatus)),
  /** Ours: signatures that the document has already. */
  signatures: at('signatures', withDefault(list(signatureMark), [])),
  /** Ours: comparison of the receiver's name when this version was saved; not signed. */
  receiverNameCheck: at('receiver_check', optional(storedNameCheck)),
  /** Ours: comparisons of a payroll's names. */
  nameChecks: at('name_checks', optional(nameCheckCounts)),
  /** Ours: status after the user's signature. */
  statusAfter: at('status_after', optional(documentStatus)),
  /** Ours: code with which the bank would refuse the user's signature now. */
  refusal: at('error_code', optional(text)),
});

/**
 * Canonical texts of documents, and (ours) the certificates that the user may sign with, DER in base64. Unknown ids are
 * omitted.
 */
export const documentsToSign = call({
  method: 'GET',
  path: '/get_docs2sign',
  summary: 'What is to be signed',
  request: record({ documents: jsonAt('docs', list(signedRef)) }),
  answer: record({
    documents: at('docs2sign', list(toSign)),
    certificates: at('certs', withDefault(list(text), [])),
  }),
});

/** Submits signatures: detached CAdES-BES, DER in base64. One verdict per document, never all or nothing. */
export const signDocuments = call({
  method: 'POST',
  path: '/sign_doc',
  summary: 'Sign documents',
  request: record({
    all: at('all', withDefault(flag, false)),
    documents: jsonAt('pmt_ids', list(signedRef)),
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
  request: record({ documents: jsonAt('pmt_ids', documentIds) }),
  answer: record({ verdicts: at('results', withDefault(list(verdict), [])) }),
});

/**
 * Ours: sends documents to the bank, for which the specification names no call. Reserves the amount and queues the
 * document.
 */
export const sendDocuments = call({
  method: 'POST',
  path: '/send_docs',
  summary: 'Send documents to the bank',
  origin: 'ours',
  request: record({ documents: jsonAt('pmt_ids', list(documentRef)) }),
  answer: record({
    verdicts: at('results', list(verdict)),
    /** Sent documents for which `undo_send` is possible for some seconds. */
    undoable: at('undoable', withDefault(list(id), [])),
  }),
});

/** Ours: undoes sending within seconds; the documents are ready again and keep their signatures. */
export const undoSendDocuments = call({
  method: 'POST',
  path: '/undo_send',
  summary: 'Undo sending',
  origin: 'ours',
  request: record({ documents: jsonAt('pmt_ids', list(documentRef)) }),
  answer: record({ verdicts: at('results', list(verdict)) }),
});

export type DocumentRef = Value<typeof documentRef>;
export type SignedRef = Value<typeof signedRef>;
export type PayrollDifferenceToSign = Value<typeof sheetDifference>;
export type DocumentToSign = Value<typeof toSign>;
