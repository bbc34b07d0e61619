export { ActionButtons, type ActionButtonsProps } from './ActionButtons';
export { isOwn, waitsForUser } from './own-documents';
export { useDocumentActions } from './use-document-actions';
export { useLinkedPayments } from './use-linked-payments';
export { useSignedPrint } from './use-signed-print';
export { documentsTexts } from './texts';
