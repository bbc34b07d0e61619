export { FINDING_TEXT_MAX } from './split-document-text';
export { findRequisites, type FoundRequisites, type RequisitesInText } from './find-requisites';
export type { FoundInvoice } from './find-invoice';
