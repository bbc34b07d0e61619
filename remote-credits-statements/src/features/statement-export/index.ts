export { StatementExportDialog } from './StatementExportDialog';
