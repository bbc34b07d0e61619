export { usePayrollPrint, type PayrollPaper, type PayrollPrint } from './use-payroll-print';
export { typeNameOf } from './printed-payroll';
