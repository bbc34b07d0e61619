export {
  columnOf as importColumnOf,
  IMPORT_COLUMNS,
  IMPORT_COLUMNS_REQUIRED,
  isImportColumn,
  type ImportColumn,
  type ImportRow,
} from './columns';
export { RECEIVER_HEADINGS } from './receiver-headings';
export { importedAccount, importedCode, importedDay, importedName, withoutTextMark } from './cells';
export { readImportRow, receiverMark, type ImportContext, type ImportedPayment } from './import-row';
export {
  directionOfWord,
  directionsOfValues,
  isIncomingRow,
  isLastingProblem,
  isMoneyDirection,
  MONEY_DIRECTIONS,
  type MoneyDirection,
} from './money-direction';
export { figuresOfNumber, numberMark, numbersToGive } from './numbers';
export { withoutControlCharacters } from './control-characters';
export { structureCells } from './row-parts';
