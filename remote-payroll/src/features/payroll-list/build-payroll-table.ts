import type { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import type { ExportColumn, ExportTable } from '@ncb/shared-kernel/files';
import type { ListedPayroll } from './listed-payroll';

const PAYROLL_HEADINGS = [
  'payroll_num',
  'payroll_date',
  'payroll_vdate',
  'payroll_type',
  'emps_count',
  'payroll_amount',
  'acn_n',
  'payroll_tran_acn',
  'status',
  'user_name',
] as const;
type PayrollHeading = (typeof PAYROLL_HEADINGS)[number];

interface PayrollTableWords {
  heading(column: PayrollHeading): string;
  typeName(payroll: ListedPayroll): string;
  status(status: DocumentStatus): string;
}

const WIDTH = 20;
const HOLDS: Readonly<Partial<Record<PayrollHeading, ExportColumn['holds']>>> = {
  payroll_date: 'day',
  payroll_vdate: 'day',
  emps_count: 'whole',
  payroll_amount: 'amount',
};

export function buildPayrollTable(payrolls: readonly ListedPayroll[], words: PayrollTableWords): ExportTable {
  const cells: Record<PayrollHeading, (payroll: ListedPayroll) => string> = {
    payroll_num: ({ number }) => number,
    payroll_date: ({ documentDate }) => documentDate,
    payroll_vdate: ({ payoutDay }) => payoutDay ?? '',
    payroll_type: (payroll) => words.typeName(payroll),
    emps_count: ({ employeeCount }) => String(employeeCount),
    payroll_amount: ({ amount }) => amount,
    acn_n: ({ debitAccount }) => debitAccount,
    payroll_tran_acn: ({ transitAccount }) => transitAccount,
    status: ({ status }) => words.status(status),
    user_name: ({ creator }) => creator,
  };
  return {
    columns: PAYROLL_HEADINGS.map((heading) => ({
      name: words.heading(heading),
      holds: HOLDS[heading] ?? 'text',
      length: WIDTH,
    })),
    rows: payrolls.map((payroll) => PAYROLL_HEADINGS.map((heading) => cells[heading](payroll))),
  };
}
