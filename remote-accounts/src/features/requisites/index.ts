export { RequisitesDialog } from './RequisitesDialog';
