import { DocumentType } from './document-type';

/**
 * A payroll has no number among the types. Source:
 * docs/requirements/currency-payroll-credits-statements.md#payroll-calls.
 */
export const PAYROLL = 'payroll';

export const DOCUMENT_KINDS = [...Object.values(DocumentType), PAYROLL] as const;
export type DocumentKind = DocumentType | typeof PAYROLL;

/** Signed, but moves no money (ours): a questionnaire, a change of rights. */
export const DECLARATION = 'declaration';
/** Everything with a signed text. */
export type SignedKind = DocumentKind | typeof DECLARATION;
