import type { Employee } from '@ncb/shared-kernel/api/contract';
import type { EmployeeStatus } from '@ncb/shared-kernel/domain/vocabulary';
import type { ExportColumn, ExportTable } from '@ncb/shared-kernel/files';

/** Columns of the exported list; the import of employees reads the first five. */
const PEOPLE = ['tin', 'lastname', 'firstname', 'middlename', 'emp_acn', 'status'] as const;
/** Columns exported only if amounts are visible on the screen. */
const PAID = ['amount', 'paid_on'] as const;
type EmployeeHeading = (typeof PEOPLE)[number] | (typeof PAID)[number];

interface EmployeeTableWords {
  heading(column: EmployeeHeading): string;
  status(status: EmployeeStatus): string;
}

const [ACCOUNT_WIDTH, WIDTH] = [32, 20];
const HOLDS: Readonly<Partial<Record<EmployeeHeading, ExportColumn['holds']>>> = { amount: 'amount', paid_on: 'day' };

export function buildEmployeeTable(
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
