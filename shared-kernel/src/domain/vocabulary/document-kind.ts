import { DocumentType } from './document-type';

/** The word of a payroll where documents of all areas meet: it has no number among the types. Source: spec 3 §7 (`drop_docs`) */
export const PAYROLL = 'payroll';

/** Everything that is signed and sent: the payment documents and the payroll. */
export const DOCUMENT_KINDS = [...Object.values(DocumentType), PAYROLL] as const;
export type DocumentKind = DocumentType | typeof PAYROLL;

/** The word of what a company states and signs without money moving by it (ours): a questionnaire, a change of rights. */
export const DECLARATION = 'declaration';
export const SIGNED_KINDS = [...DOCUMENT_KINDS, DECLARATION] as const;
/** Everything that has a text to be signed. */
export type SignedKind = DocumentKind | typeof DECLARATION;
