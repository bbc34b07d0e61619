export { collectDocuments, type DocumentToPrint } from './collect-documents';
export { type Fact, Facts, type FactsProps } from './Facts';
export { PartySheet, type PartySheetProps } from './PartySheet';
export { PaymentSheet, type PaymentSheetProps } from './PaymentSheet';
export { PurposeSheet, type PurposeSheetProps } from './PurposeSheet';
export { useBankOf } from './use-bank-of';
export { paymentSheetTexts } from './texts';
export { PaymentsPrintDialog, type PaymentsPrintDialogProps } from './PaymentsPrintDialog';
