export {
  getColumn as importColumnOf,
  IMPORT_COLUMNS,
  IMPORT_COLUMNS_REQUIRED,
  isImportColumn,
  type ImportColumn,
  type ImportRow,
} from './columns';
export { RECEIVER_HEADINGS } from './receiver-headings';
export { readAccountCell, readCodeCell, readDateCell, readNameCell, withoutTextMark } from './read-cells';
export { readImportRow, getReceiverKey, type ImportContext, type ImportedPayment } from './read-import-row';
export {
  getDirectionOfWord,
  getDirections,
  isIncomingRow,
  isLastingProblem,
  isMoneyDirection,
  MONEY_DIRECTIONS,
  type MoneyDirection,
} from './money-direction';
export { extractNumber, getNumberKey, assignNumbers } from './assign-numbers';
export { withoutControlCharacters } from './control-characters';
export { toStructuredCells } from './row-parts';
