import { PayrollAccess } from '@ncb/shared-kernel/domain/vocabulary';
import { canPrint, canPrintSigned, statusAllows } from '@ncb/shared-kernel/domain/workflow';
import type { ListedPayroll } from './listed-payroll';

/** What is done with one payroll, in the order of the panel's buttons. Source: spec 3 §2 and §4 */
export const PAYROLL_COMMANDS = ['history', 'open', 'change', 'copy', 'print', 'printSigned'] as const;
export type PayrollCommandName = (typeof PAYROLL_COMMANDS)[number];

/** Why a command is there and cannot be given: `payroll_print_disabled` is the specification's. */
export type CommandReason = 'totalsOnly' | 'status' | 'payroll_print_disabled' | 'notYetPrinted' | 'notServed';

export interface OfferedCommand {
  readonly name: PayrollCommandName;
  /** null: it can be given. */
  readonly reason: CommandReason | null;
}

export interface CommandContext {
  readonly payrollAccess: PayrollAccess;
  /** The page of the sheet is there. */
  readonly isSheetServed: boolean;
  readonly bankDay: string;
}

/** What is offered for a payroll: everything, with the reason where rights, status or a missing page forbid it. Who did what tells no rows. */
export function commandsFor(
  { type, status, confirmed }: Pick<ListedPayroll, 'type' | 'status' | 'confirmed'>,
  { payrollAccess, isSheetServed, bankDay }: CommandContext,
): readonly OfferedCommand[] {
  const totalsOnly: CommandReason | null = payrollAccess === PayrollAccess.full ? null : 'totalsOnly';
  const sheet: CommandReason | null = totalsOnly ?? (isSheetServed ? null : 'notServed');
  const print: CommandReason | null = totalsOnly ?? (canPrint({ type, status }) ? null : 'payroll_print_disabled');
  const reasons: Record<PayrollCommandName, CommandReason | null> = {
    history: null,
    open: sheet,
    change: sheet ?? (statusAllows('change', status) ? null : 'status'),
    copy: sheet,
    print,
    printSigned: print ?? (canPrintSigned({ type, status, confirmed, bankDay }) ? null : 'notYetPrinted'),
  };
  return PAYROLL_COMMANDS.map((name) => ({ name, reason: reasons[name] }));
}
