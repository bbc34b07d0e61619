export {
  isComplete,
  getMovement,
  type AccountToWrite,
  type OperationToWrite,
  type StatementToWrite,
} from './statement-to-write';
export { writeBalances } from './write-balances';
export { STATEMENT_FILE_ENDINGS, getStatementFileName } from './get-statement-file-name';
