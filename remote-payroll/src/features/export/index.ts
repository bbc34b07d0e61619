export { PayrollFiles, type PayrollFilesProps } from './PayrollFiles';
export type { PayrollToExport } from './use-payroll-export';
