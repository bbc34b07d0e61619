export { TaxRemindersDialog } from './TaxRemindersDialog';
