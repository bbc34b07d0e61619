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
import { moment, oneOf, or, text, whole, type Codec } from './codec';
import { at, record } from './record';

/** What documents of all areas have in common. */

export const documentStatus = oneOf(STORED_STATUSES);
export const documentType = oneOf(Object.values(DocumentType));

/** The type of any document: 1–5 by number, a payroll, which has none, by its word (ours). */
export const documentKind: Codec<DocumentKind> = {
  wire: z.literal([...new Set([...DOCUMENT_KINDS, ...DOCUMENT_KINDS.map(String)])]),
  decode: (wire) => (wire === PAYROLL ? PAYROLL : documentType.decode(wire)),
  encode: (value) => value,
};

/** The same with the declarations, which are signed and never sent (ours). */
export const signedKind: Codec<SignedKind> = {
  wire: z.union([documentKind.wire, z.literal(DECLARATION)]),
  decode: (wire) => (wire === DECLARATION ? DECLARATION : documentKind.decode(wire)),
  encode: (value) => (value === DECLARATION ? DECLARATION : documentKind.encode(value)),
};

/** Who has signed the current version of a document (ours). */
export const signatureMark = record({
  signer: at('user_name', text),
  right: at('sign_right', whole),
  at: at('sign_time', moment),
  /** Serial number of the certificate, which stands on printed documents. */
  certificate: at('sign_cert', or(text, '')),
});
