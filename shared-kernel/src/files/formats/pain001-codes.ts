/** Code of a commercial contract among referred documents. Source: ISO 20022, ExternalDocumentType1Code */
export const CONTRACT_CODE = 'CMCN';

/** Types of regulatory reporting in which our export writes fields beyond ISO 20022. */
export const REPORTED = {
  document: 'DOCUMENT',
  funds: 'FUNDS',
  request: 'REQUEST',
  comment: 'COMMENT',
  basis: 'BASIS',
  agreement: 'AGREEMENT',
} as const;
