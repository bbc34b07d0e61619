export {
  PAYROLL_EXPORT_FORMATS,
  usePayrollExport,
  type PayrollExport,
  type PayrollExportFormat,
  type PayrollToExport,
} from './use-payroll-export';
