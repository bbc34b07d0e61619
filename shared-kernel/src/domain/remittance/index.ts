export { recogniseOldPurpose, recogniseStructuredPurpose } from './old-purpose-text';
export { buildPurposeText } from './build-purpose-text';
export { readStructuredPurpose, type PurposeReading } from './read-structured-purpose';
export {
  EMPTY_TAX_LINE,
  createEmptyPurpose,
  isStructured,
  isStructuredPurposeKind,
  StructuredPurposeKind,
  type BudgetPurpose,
  type ChosenPurpose,
  type SingleAccountPurpose,
  type StatePropertyPurpose,
  type StructuredPurpose,
  type TaxLine,
} from './structured-purpose';
export { writeStructuredPurpose } from './write-structured-purpose';
