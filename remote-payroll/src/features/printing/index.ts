export { usePayrollPrint, type PayrollPaper, type PayrollPrint } from './use-payroll-print';
