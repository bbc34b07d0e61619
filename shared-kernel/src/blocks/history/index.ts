export { HistoryDialog, type HistoryDialogProps } from './HistoryDialog';
export { historyTexts } from './texts';
