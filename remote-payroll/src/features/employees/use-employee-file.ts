import { useFileReading, type FileReading, type TableChoice } from '@ncb/shared-kernel/blocks/files';
import type { EmployeeContext } from '@ncb/shared-kernel/domain/rules';
import { files, type TableCells } from '@ncb/shared-kernel/files';
import { EMPLOYEE_HEADINGS, EMPLOYEE_NEEDS, readEmployees, type ImportedEmployee } from './imported-employees';

/** A file of employees, read in a worker. */
export function useEmployeeFile(context: EmployeeContext): FileReading<TableChoice, readonly ImportedEmployee[]> {
  return useFileReading({}, (file, choice, listener) => {
    const cells: TableCells[] = [];
    const onRows = (portion: readonly TableCells[]) => void cells.push(...portion);
    return {
      work: files.readTable(
        file,
        { ...choice, needs: EMPLOYEE_NEEDS, headings: EMPLOYEE_HEADINGS },
        { ...listener, onRows },
      ),
      rowsOf: ({ columns }) => readEmployees(columns, cells, context),
    };
  });
}
