export {
  columnOf as importColumnOf,
  IMPORT_COLUMNS,
  IMPORT_COLUMNS_REQUIRED,
  type ImportColumn,
  type ImportRow,
} from './columns';
export { readImportRow, type ImportContext, type ImportedPayment } from './import-row';
export { numberMark, numbersToGive } from './numbers';
