export { issueReferences } from './issue-references';
export { usePrintLimit, type PrintJob } from './print-job';
export { PrintDialog } from './PrintDialog';
export { PrintMenu, type PrintMenuJob } from './PrintMenu';
export { printingTexts } from './texts';
