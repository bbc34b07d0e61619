export { StatementExportDialog, type StatementExportDialogProps } from './StatementExportDialog';
