export { PayrollFiles } from './PayrollFiles';
export type { PayrollToExport } from './use-payroll-export';
