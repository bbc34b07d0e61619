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
