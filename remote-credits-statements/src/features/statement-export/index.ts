export type { StatementExportDialogProps } from './StatementExportDialog';
