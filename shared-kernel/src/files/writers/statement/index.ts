export {
  isWhole,
  movedOn,
  type AccountToWrite,
  type Entry,
  type Moved,
  type OperationToWrite,
  type StatementToWrite,
} from './statement-to-write';
export { writeBalances } from './write-balances';
export { STATEMENT_FILE_ENDINGS, statementFileName } from './file-name';
