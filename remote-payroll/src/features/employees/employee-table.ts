import type { Employee } from '@ncb/shared-kernel/api/contract';
import type { EmployeeStatus } from '@ncb/shared-kernel/domain/vocabulary';
import type { ExportColumn, ExportTable } from '@ncb/shared-kernel/files';

/** Columns of the exported list; the import of employees knows the first five. */
const PEOPLE = ['tin', 'lastname', 'firstname', 'middlename', 'emp_acn', 'status'] as const;
/** Only where the screen shows amounts too. */
const PAID = ['amount', 'paid_on'] as const;
export type EmployeeHeading = (typeof PEOPLE)[number] | (typeof PAID)[number];

/** The words of an exported list, in the user's language. */
export interface EmployeeTableWords {
  heading(column: EmployeeHeading): string;
  status(status: EmployeeStatus): string;
}

/** Widths of the columns of a workbook, in characters. */
const [ACCOUNT_WIDTH, WIDTH] = [32, 20];
/** What is no text: a spreadsheet sorts and sums it. */
const HOLDS: Readonly<Partial<Record<EmployeeHeading, ExportColumn['holds']>>> = { amount: 'amount', paid_on: 'day' };

/** The employees as a table for a file. */
export function employeeTable(
  employees: readonly Employee[],
  withAmounts: boolean,
  words: EmployeeTableWords,
): ExportTable {
  const cells: Record<EmployeeHeading, (employee: Employee) => string> = {
    tin: ({ taxCode }) => taxCode,
    lastname: ({ lastName }) => lastName,
    firstname: ({ firstName }) => firstName,
    middlename: ({ middleName }) => middleName,
    emp_acn: ({ account }) => account,
    status: ({ status }) => words.status(status),
    amount: ({ amount }) => amount ?? '',
    paid_on: ({ paidOn }) => paidOn ?? '',
  };
  const headings: readonly EmployeeHeading[] = withAmounts ? [...PEOPLE, ...PAID] : PEOPLE;
  return {
    columns: headings.map((heading) => ({
      name: words.heading(heading),
      holds: HOLDS[heading] ?? 'text',
      length: heading === 'emp_acn' ? ACCOUNT_WIDTH : WIDTH,
    })),
    rows: employees.map((employee) => headings.map((heading) => cells[heading](employee))),
  };
}
