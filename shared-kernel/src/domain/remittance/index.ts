export { recognisedPurpose, recogniseStructuredPurpose } from './old-purpose-text';
export { purposeTextOf } from './purpose-text';
export { readStructuredPurpose, type PurposeReading, type PurposeRefusal } from './read-purpose';
export {
  EMPTY_TAX_LINE,
  emptyPurpose,
  isStructuredPurposeKind,
  StructuredPurposeKind,
  type BudgetPurpose,
  type SingleAccountPurpose,
  type StatePropertyPurpose,
  type StructuredPurpose,
  type TaxLine,
} from './structured-purpose';
export { writeStructuredPurpose } from './write-purpose';
