/** "Commercial contract" among the kinds of referred documents. Source: ISO 20022, ExternalDocumentType1Code */
export const CONTRACT_CODE = 'CMCN';

/** How our export names what a bank in Ukraine asks beside ISO 20022: kinds of details in the regulatory reporting. */
export const REPORTED = {
  document: 'DOCUMENT',
  funds: 'FUNDS',
  request: 'REQUEST',
  comment: 'COMMENT',
  basis: 'BASIS',
  agreement: 'AGREEMENT',
} as const;
