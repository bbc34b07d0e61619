export {
  ADDRESS_COLUMNS,
  CURRENCY_IMPORT_COLUMNS,
  CURRENCY_IMPORT_REQUIRED,
  isCurrencyImportColumn,
  type CurrencyImportColumn,
  type CurrencyImportRow,
} from './columns';
export {
  addressCells,
  currencyRowReader,
  type CurrencyImportContext,
  type ImportedCurrencyDocument,
  type ImportedCurrencyRow,
} from './import-row';
export { cellsOfParts, partsOfRow } from './part-cells';
export { rowOfPayment, rowOfRequest, type OwnNames } from './to-row';
export { CHOICE_WORDS, chosenWord, isChoiceColumn, type ChoiceColumn, type CurrencyDocumentType } from './words';
