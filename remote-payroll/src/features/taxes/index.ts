export { TaxesPanel } from './TaxesPanel';
export { useFoundTaxes } from './use-found-taxes';
