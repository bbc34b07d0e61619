export { PRINTED_DOCUMENTS_MAX, usePrintLimit, type PrintJob } from './print-job';
export { PrintDialog, type PrintDialogProps } from './PrintDialog';
export { PrintMenu, type PrintMenuJob, type PrintMenuProps } from './PrintMenu';
export { printingTexts } from './texts';
