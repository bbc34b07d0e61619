export { totalsDifference } from './previous-payroll';
export { usePayrollBefore } from './use-payroll-before';
