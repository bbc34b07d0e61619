import { PayrollAccess } from '@ncb/shared-kernel/domain/vocabulary';
import { canPrint, canPrintSigned, isAllowedInStatus } from '@ncb/shared-kernel/domain/workflow';
import type { ListedPayroll } from './listed-payroll';

/**
 * Commands of one payroll in the order of the panel's buttons. Source:
 * docs/requirements/currency-payroll-credits-statements.md#payroll-list,
 * docs/requirements/currency-payroll-credits-statements.md#payroll-states.
 */
const PAYROLL_COMMANDS = ['history', 'open', 'change', 'copy', 'print', 'printSigned'] as const;
export type PayrollCommandName = (typeof PAYROLL_COMMANDS)[number];

/** Reasons why a command is disabled; `payroll_print_disabled` is a key of the specification. */
type CommandReason = 'totalsOnly' | 'status' | 'payroll_print_disabled' | 'notYetPrinted' | 'notServed';

interface OfferedCommand {
  readonly name: PayrollCommandName;
  readonly reason: CommandReason | null;
}

export interface CommandContext {
  readonly payrollAccess: PayrollAccess;
  readonly isPageServed: boolean;
  readonly bankDay: string;
}

/** Returns all commands with the reasons why they are disabled. History is always enabled: it shows no salaries. */
export function getPayrollCommands(
  { type, status, confirmed }: Pick<ListedPayroll, 'type' | 'status' | 'confirmed'>,
  { payrollAccess, isPageServed, bankDay }: CommandContext,
): readonly OfferedCommand[] {
  const totalsOnly: CommandReason | null = payrollAccess === PayrollAccess.full ? null : 'totalsOnly';
  const pageReason: CommandReason | null = totalsOnly ?? (isPageServed ? null : 'notServed');
  const print: CommandReason | null = totalsOnly ?? (canPrint({ type, status }) ? null : 'payroll_print_disabled');
  const reasons: Record<PayrollCommandName, CommandReason | null> = {
    history: null,
    open: pageReason,
    change: pageReason ?? (isAllowedInStatus('change', status) ? null : 'status'),
    copy: pageReason,
    print,
    printSigned: print ?? (canPrintSigned({ type, status, confirmed, bankDay }) ? null : 'notYetPrinted'),
  };
  return PAYROLL_COMMANDS.map((name) => ({ name, reason: reasons[name] }));
}
