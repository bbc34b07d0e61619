import { DocumentType } from './document-type';

/** The word of a payroll where documents of all areas meet: it has no number among the types. Source: spec 3 §7 (`drop_docs`) */
export const PAYROLL = 'payroll';

/** Everything that is signed and sent: the payment documents and the payroll. */
export const DOCUMENT_KINDS = [...Object.values(DocumentType), PAYROLL] as const;
export type DocumentKind = DocumentType | typeof PAYROLL;
