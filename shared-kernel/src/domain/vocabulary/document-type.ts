/** Source: docs/requirements/currency-payroll-credits-statements.md#product. */
export const DocumentType = {
  uahPayment: 1,
  currencyPayment: 2,
  buyRequest: 3,
  saleRequest: 4,
  convertRequest: 5,
} as const;

export type DocumentType = (typeof DocumentType)[keyof typeof DocumentType];

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
