export {
  closingBalance,
  equivalentMovement,
  isBalanced,
  revaluation,
  totalsByCurrency,
  type CurrencyTotals,
  type EquivalentMovement,
  type Equivalents,
  type Movement,
} from './balances';
export {
  canPrintFromStatement,
  sortOperations,
  turnoverOf,
  type Operation,
  type PrintableDocument,
  type Turnover,
} from './documents';
export {
  categoryOf,
  CATEGORY_REASONS,
  counterpartyKey,
  type CategorisedOperation,
  type Category,
  type CategoryContext,
  type CategoryReason,
  type ChosenCategories,
} from './categories';
export { addCounts, countLines, type LineCounts } from './count-lines';
export { findOperations, readOperationSearch, type SoughtOperation } from './find-operations';
export {
  flowsOf,
  groupOperations,
  runningBalances,
  sumOfOperation,
  type CurrencyFlow,
  type MovingOperation,
  type OperationGroup,
  type SummedOperation,
} from './groups';
export {
  monthlyTurnovers,
  startOfMonths,
  type AccountDay,
  type CurrencyMonths,
  type MonthMovement,
  type MonthsAsked,
} from './monthly-turnovers';
