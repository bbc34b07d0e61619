import { useFileReading, type FileReading, type TableReadingChoice } from '@ncb/shared-kernel/blocks/files';
import { files, type CheckedPayrollRow, type PayrollFileFacts } from '@ncb/shared-kernel/files';
import type { ImportContext } from './import-context';

export interface SalaryFile {
  readonly facts: PayrollFileFacts;
  readonly rows: readonly CheckedPayrollRow[];
}

const DEFAULT_CHOICE: TableReadingChoice = {};

export function useSalaryFile({ ownBankCode, employees }: ImportContext): FileReading<TableReadingChoice, SalaryFile> {
  return useFileReading<TableReadingChoice, SalaryFile>(DEFAULT_CHOICE, (file, choice, listener) => {
    const rows: CheckedPayrollRow[] = [];
    const context = {
      ownBankCode,
      // Sends the worker only the fields it needs.
      employees: employees.map(({ taxCode, lastName, firstName, middleName, account }) => ({
        taxCode,
        lastName,
        firstName,
        middleName,
        account,
      })),
    };
    const onRows = (portion: readonly CheckedPayrollRow[]) => rows.push(...portion);
    return {
      work: files.readPayroll(file, { ...choice, context }, { ...listener, onRows }),
      buildRows({ about }) {
        if (!about.payroll) throw new Error('a salary file without its facts');
        return { facts: about.payroll, rows };
      },
    };
  });
}
