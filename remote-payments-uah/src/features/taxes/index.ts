export { TaxesButton } from './TaxesButton';
export { TaxesDialog } from './TaxesDialog';
export { TaxesPanel } from './TaxesPanel';
