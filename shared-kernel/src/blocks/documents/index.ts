export { ActionButtons, type ActionButtonsProps } from './ActionButtons';
export { CommandsFoot, type CommandsFootProps, type FootCommand } from './CommandsFoot';
export { DocumentList, type DocumentListProps, type DocumentListWords } from './DocumentList';
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
export { useOneDocument, type NamedAction, type OneDocument } from './use-one-document';
export { useSignedPrint } from './use-signed-print';
export { documentsTexts } from './texts';
