export {
  closingBalance,
  isBalanced,
  revaluation,
  totalsByCurrency,
  type CurrencyTotals,
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
  monthlyTurnovers,
  startOfMonths,
  type AccountDay,
  type CurrencyMonths,
  type MonthMovement,
  type MonthsAsked,
} from './monthly-turnovers';
