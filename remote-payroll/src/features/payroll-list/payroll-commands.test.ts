import { PAYROLL, PayrollAccess, STORED_STATUSES, type StoredStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { getPayrollCommands, type CommandContext } from './payroll-commands';

const offered = (status: StoredStatus, context: Partial<CommandContext> = {}, confirmed: string | null = null) =>
  Object.fromEntries(
    getPayrollCommands(
      { type: PAYROLL, status, confirmed },
      { payrollAccess: PayrollAccess.full, isPageServed: true, bankDay: '2026-07-15', ...context },
    ).map(({ name, reason }) => [name, reason ?? 'yes']),
  );

/**
 * Commands by status of a payroll; signing is tested in `blocks/documents`. Source:
 * docs/requirements/currency-payroll-credits-statements.md#payroll-states.
 */
const TABLE: readonly [StoredStatus, change: string, copy: string, print: string][] = [
  [0, 'yes', 'yes', 'payroll_print_disabled'],
  [1, 'status', 'yes', 'payroll_print_disabled'],
  [2, 'status', 'yes', 'payroll_print_disabled'],
  [3, 'status', 'yes', 'payroll_print_disabled'],
  [4, 'status', 'yes', 'payroll_print_disabled'],
  [5, 'status', 'yes', 'yes'],
  [6, 'status', 'yes', 'payroll_print_disabled'],
];

describe('what is offered for one payroll', () => {
  it.each(TABLE)('in status %d: change %s, copy %s, print %s', (status, change, copy, print) => {
    expect(offered(status)).toMatchObject({ history: 'yes', open: 'yes', change, copy, print });
  });

  it.each([
    [4, null, 'payroll_print_disabled'],
    [5, '2026-07-15T10:00:00', 'notYetPrinted'],
    [5, '2026-07-14T23:59:59', 'yes'],
  ] as const)('in status %d, executed at %s: its signed print %s', (status, confirmed, printSigned) => {
    expect(offered(status, {}, confirmed)).toHaveProperty('printSigned', printSigned);
  });

  it('is told for every status', () => {
    expect(TABLE.map(([status]) => status)).toEqual([...STORED_STATUSES].sort());
  });

  it('is nothing that shows rows to whoever sees totals only', () => {
    const { history, ...others } = offered(5, { payrollAccess: PayrollAccess.totals });
    expect([history, ...Object.values(others)]).toEqual(['yes', ...Object.keys(others).map(() => 'totalsOnly')]);
  });

  it('opens no payroll where its page is not served', () => {
    expect(offered(0, { isPageServed: false })).toMatchObject({ open: 'notServed', change: 'notServed' });
  });
});
