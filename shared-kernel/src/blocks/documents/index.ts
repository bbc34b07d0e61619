export { ActionButtons, type ActionButtonsProps } from './ActionButtons';
export { DocumentCommands, type DocumentCommandsProps } from './DocumentCommands';
export { DocumentList, type DocumentListProps } from './DocumentList';
export { DocumentSelectionBar, type DocumentSelectionBarProps } from './DocumentSelectionBar';
export { DocumentSums, type DocumentSumsProps } from './DocumentSums';
export { dropPaymentDocuments, dropPayrollDocuments, type DropDocuments } from './drop-documents';
export {
  useDocumentActions,
  type ActionDocument,
  type DocumentActions,
  type DocumentActionsOptions,
} from './use-document-actions';
export { useDocumentTitle, type TitledDocument } from './use-document-title';
export { useLinkedPayments } from './use-linked-payments';
export { useSingleDocumentActions, type SingleDocumentActions } from './use-single-document-actions';
export { useSaveSignedPdf } from './use-save-signed-pdf';
export { documentsTexts } from './texts';
