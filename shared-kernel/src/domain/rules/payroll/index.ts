export { canEditEmployee, checkEmployee, isOfOldForm, type EmployeeContext, type EmployeeDraft } from './employee';
export { checkPayrollColumns, payrollRowFromCells, payrollRowFromLine, type ImportedCells } from './import-columns';
export { isAccountOfPerson } from './account-of-person';
export { cardIn, isCardNumber, maskedCard, withMaskedCards } from '../../identifiers';
export { recogniseLine, type RecognisedLine } from './import-free-line';
export {
  checkPayrollHeader,
  isPayrollFile,
  PAYROLL_FILE_MARKERS,
  readPayrollHeader,
  type PayrollImportHeader,
} from './import-header';
export { withCyrillicLetters } from './import-names';
export {
  checkImportedPayrollRow,
  knownEmployees,
  payrollAmount,
  payrollRowOf,
  readPayrollRow,
  type ImportedPayrollRow,
  type KnownEmployees,
  type PayrollImportNote,
  type PayrollImportRecord,
} from './import-row';
export {
  amountIn,
  AMOUNT_UNITS,
  controlTotal,
  totalOfTotals,
  unitOfFile,
  type AmountUnit,
  type ControlTotal,
  type UnitOfFile,
} from './import-unit';
export { importedAmount } from './imported-amount';
export { checkPayroll, checkPayrollHead, type PayrollContext, type PayrollDraft } from './payroll';
export {
  pairPayrollRows,
  payrollDifference,
  type ChangedRow,
  type PairedRows,
  type PayrollDifference,
} from './payroll-difference';
export { checkPayrollRow, payrollTotal, type PayrollRowDraft } from './payroll-row';
export { checkPayrollSearch, type PayrollSearchDraft } from './payroll-search';
export {
  checkPayrollPurposes,
  payrollFee,
  payrollMonth,
  payrollPayments,
  salaryPurpose,
  type PayrollPayments,
  type PayrollPaymentSeed,
  type PayrollPaymentTerms,
  type PayrollToPay,
  type SalaryProject,
} from './sign-and-pay';
export {
  dismissedCodes,
  isMuchMore,
  leastPaid,
  ROW_ADVICE_KINDS,
  rowAdvice,
  rowPlaces,
  type AdviceFacts,
  type RowAdvice,
  type RowAdviceKind,
  type RowPlaces,
} from './payroll-advice';
export { repairedCell } from './repaired-cell';
export {
  foundTaxes,
  payrollTaxes,
  type FoundTax,
  type PayrollTax,
  type PayrollTaxEstimate,
  type TaxDocument,
} from './payroll-taxes';
