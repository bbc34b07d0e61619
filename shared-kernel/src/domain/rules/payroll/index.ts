export { canEditEmployee, checkEmployee, isOfOldForm, type EmployeeContext, type EmployeeDraft } from './employee';
export { isAccountOfPerson } from './is-account-of-person';
export { findCardNumber, isCardNumber, maskCard, maskCards } from '../../identifiers';
export { recogniseLine, type RecognisedLine } from './recognise-line';
export { checkPayrollHeader, readPayrollHeader, type PayrollImportHeader } from './read-payroll-header';
export { withCyrillicLetters } from './with-cyrillic-letters';
export {
  checkImportedPayrollRow,
  indexEmployees,
  readPayrollAmount,
  toPayrollRow,
  readPayrollRow,
  type ImportedPayrollRow,
  type EmployeeIndex,
  type PayrollImportNote,
  type PayrollImportRecord,
} from './read-payroll-row';
export {
  readAmountIn,
  AMOUNT_UNITS,
  readControlTotal,
  combineTotals,
  detectUnit,
  type AmountUnit,
  type ControlTotal,
  type DetectedUnit,
} from './detect-unit';
export { readKopeckAmount } from './read-kopeck-amount';
export { checkPayroll, checkPayrollHead, type PayrollContext, type PayrollDraft } from './check-payroll';
export { pairPayrollRows, comparePayrolls, type PairedRows, type PayrollDifference } from './compare-payrolls';
export { checkPayrollRow, sumPayroll, type PayrollRowDraft } from './check-payroll-row';
export { checkPayrollSearch, type PayrollSearchDraft } from './check-payroll-search';
export {
  computePayrollFee,
  formatPayrollMonth,
  buildPayrollPayments,
  type PayrollPayments,
  type PayrollPaymentTerms,
  type PayrollToPay,
  type SalaryProject,
} from './sign-and-pay';
export {
  getDismissedCodes,
  isMuchMore,
  getMinimumPay,
  ROW_ADVICE_KINDS,
  getRowAdvice,
  indexRows,
  type AdviceFacts,
  type RowAdvice,
  type RowPlaces,
} from './get-row-advice';
export { repairCell } from './repair-cell';
export {
  findTaxPayments,
  estimatePayrollTaxes,
  getRates,
  type FoundTax,
  type PayrollTax,
  type PayrollTaxEstimate,
  type TaxDocument,
} from './estimate-payroll-taxes';
export { getTaxPeriod, listTaxReminders, type TaxReminder } from './list-tax-reminders';
export { getTaxDueDay, recogniseTax, type KnownTax } from './tax-calendar';
