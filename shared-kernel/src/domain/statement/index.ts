export {
  readBankPurpose,
  readRevaluationPurpose,
  writeBankPurpose,
  writeReversalPurpose,
  writeRevaluationPurpose,
} from './bank-purpose';
export {
  getClosingBalance,
  getEquivalentMovement,
  isBalanced,
  getRevaluation,
  getTotalsByCurrency,
  type CurrencyTotals,
  type EquivalentMovement,
  type Equivalents,
  type Movement,
} from './balances';
export {
  canPrintFromStatement,
  sortOperations,
  getTurnover,
  type Operation,
  type PrintableDocument,
  type Turnover,
} from './documents';
export {
  getCategory,
  getCounterpartyKey,
  type CategorisedOperation,
  type Category,
  type CategoryContext,
  type CategoryReason,
} from './get-category';
export { addCounts, countLines, type LineCounts } from './count-lines';
export { readOperationSearch, type SearchableOperation } from './read-operation-search';
export {
  sumFlows,
  groupOperations,
  getRunningBalances,
  getOperationSum,
  type CurrencyFlow,
  type MovingOperation,
  type OperationGroup,
  type SummedOperation,
} from './groups';
export {
  getMonthlyTurnovers,
  getStartOfMonths,
  type AccountDay,
  type CurrencyMonths,
  type MonthMovement,
  type MonthRange,
} from './get-monthly-turnovers';
