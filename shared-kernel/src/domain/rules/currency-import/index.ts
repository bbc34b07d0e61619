export {
  CURRENCY_IMPORT_COLUMNS,
  CURRENCY_IMPORT_REQUIRED,
  getCurrencyColumn,
  isCurrencyImportColumn,
  type CurrencyImportColumn,
  type CurrencyImportRow,
} from './columns';
export {
  getAddressCells,
  createCurrencyRowReader,
  type CurrencyImportContext,
  type ImportedCurrencyDocument,
  type ImportedCurrencyRow,
} from './read-currency-row';
export { writePartCells, readParts } from './part-cells';
export { toPaymentRow, requestToRow, type OwnNames } from './to-row';
export { CHOICE_WORDS, readChoice, isChoiceColumn, type ChoiceColumn, type CurrencyDocumentType } from './choice-words';
