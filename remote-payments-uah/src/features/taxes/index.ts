export { listOwnTaxes, type OwnTax } from './list-own-taxes';
export { buildOwnTaxesRequest } from './use-own-taxes';
export { TaxesButton } from './TaxesButton';
export { TaxesDialog } from './TaxesDialog';
export { TaxesPanel } from './TaxesPanel';
