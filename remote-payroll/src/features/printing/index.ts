export { usePayrollPrint, type PayrollPrintout, type PayrollPrint } from './use-payroll-print';
export { getTypeName } from './to-printed-payroll';
