export type { PayrollPrintout } from './PayrollPrintDialog';
export { usePayrollPrint, type PayrollPrint } from './use-payroll-print';
export { getTypeName } from './to-printed-payroll';
