export { PRINTED_DOCUMENTS_MAX } from './limits';
export { type PrintJob } from './print-job';
export { PrintDialog, type PrintDialogProps } from './PrintDialog';
export { printingTexts } from './texts';
