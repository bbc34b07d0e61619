import * as z from 'zod/mini';
import {
  DECLARATION,
  DOCUMENT_KINDS,
  DocumentType,
  PAYROLL,
  STORED_STATUSES,
  type DocumentKind,
  type SignedKind,
} from '../../domain/vocabulary';
import { id, list, moment, oneOf, optional, withDefault, text, whole, type Codec } from './codec';
import { at, record } from './record';

export const documentStatus = oneOf(STORED_STATUSES);
export const documentType = oneOf(Object.values(DocumentType));

/** Document type: 1–5 as a number; a payroll, which has no number, as a word (ours). */
export const documentKind: Codec<DocumentKind> = {
  wire: z.literal([...new Set([...DOCUMENT_KINDS, ...DOCUMENT_KINDS.map(String)])]),
  decode: (wire) => (wire === PAYROLL ? PAYROLL : documentType.decode(wire)),
  encode: (value) => value,
};

/** Document type including declarations, which are signed but never sent (ours). */
export const signedKind: Codec<SignedKind> = {
  wire: z.union([documentKind.wire, z.literal(DECLARATION)]),
  decode: (wire) => (wire === DECLARATION ? DECLARATION : documentKind.decode(wire)),
  encode: (value) => (value === DECLARATION ? DECLARATION : documentKind.encode(value)),
};

/**
 * People who may sign a half-signed document next, by the company's approval policy too (ours); absent for documents in
 * other statuses.
 */
export const nextSigners = optional(list(record({ userId: at('user_id', id), name: at('user_name', text) })));

/** Signature of the current version of a document (ours). */
export const signatureMark = record({
  signer: at('user_name', text),
  right: at('sign_right', whole),
  at: at('sign_time', moment),
  certificate: at('sign_cert', withDefault(text, '')),
});
