export { ActionButtons, type ActionButtonsProps } from './ActionButtons';
export { DocumentCommands, type DocumentCommandsProps, type FootCommand } from './DocumentCommands';
export { DocumentList, type DocumentListProps, type DocumentListTexts } from './DocumentList';
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
export { useSingleDocumentActions, type NamedAction, type SingleDocumentActions } from './use-single-document-actions';
export { useSaveSignedPdf } from './use-save-signed-pdf';
export { documentsTexts } from './texts';
