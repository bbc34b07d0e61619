export { subtractTotals } from './find-previous-payroll';
export { usePreviousPayrollRow } from './use-previous-payroll-row';
