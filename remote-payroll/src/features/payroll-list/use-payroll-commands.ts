import { useSaveSignedPdf } from '@ncb/shared-kernel/blocks/documents';
import { PAGE_OF_DOCUMENT, PAYROLL, buildPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { goTo } from '@ncb/shared-kernel/ui';
import type { ListedPayroll } from './listed-payroll';
import { getPayrollCommands, type PayrollCommandName } from './payroll-commands';
import { useTexts } from '../../texts';

interface PayrollCommand {
  readonly name: PayrollCommandName;
  readonly label: string;
  readonly isAllowed: boolean;
  readonly reason: string | null;
  run(): void;
}

export interface PayrollOpening {
  onHistory: (row: ListedPayroll) => void;
  onPrint: (rows: readonly ListedPayroll[]) => void;
}

export function usePayrollCommands(
  row: ListedPayroll,
  { onHistory, onPrint }: PayrollOpening,
): readonly PayrollCommand[] {
  const { session, navigation } = useShell();
  const { t } = useTexts();
  const printSigned = useSaveSignedPdf();
  const page = PAGE_OF_DOCUMENT[PAYROLL];
  const { id } = row;
  const runs: Record<PayrollCommandName, () => void> = {
    history: () => onHistory(row),
    open: () => goTo(navigation, buildPageAddress(page, { id })),
    change: () => goTo(navigation, buildPageAddress(page, { id, mode: 'change' })),
    copy: () => goTo(navigation, buildPageAddress(page, { id, mode: 'copy' })),
    print: () => onPrint([row]),
    printSigned: () => void printSigned(row),
  };
  return getPayrollCommands(row, {
    payrollAccess: session.user.payrollAccess,
    isPageServed: navigation.isServed(page),
    bankDay: session.bankDay,
  }).map(({ name, reason }) => ({
    name,
    label: t(`list.commands.${name}`),
    isAllowed: reason === null,
    reason: reason && t(`list.reasons.${reason}`),
    run: runs[name],
  }));
}
