import { useMemo } from 'react';
import type { ClientInfo, PayrollListRow } from '@ncb/shared-kernel/api/contract';
import { PayrollAccess, type DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { getNextAction } from '@ncb/shared-kernel/domain/workflow';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { toListed, type ListedPayroll } from './listed-payroll';

export interface ShownPayrolls {
  readonly rows: readonly ListedPayroll[];
  readonly selected: readonly ListedPayroll[];
  readonly found: number;
  readonly waiting: number;
}

const NONE: readonly never[] = [];

export function useShownPayrolls(
  found: readonly PayrollListRow[] = NONE,
  isForMe: boolean,
  selectedIds: ReadonlySet<string>,
): ShownPayrolls {
  const { session } = useShell();
  const all = useMemo(() => found.map(toListed), [found]);
  const waiting = useMemo(() => all.filter(({ status }) => isPayrollWaitingForUser(status, session)), [all, session]);
  const rows = isForMe ? waiting : all;
  const selected = useMemo(() => rows.filter(({ id }) => selectedIds.has(id)), [rows, selectedIds]);
  return { rows, selected, found: all.length, waiting: waiting.length };
}

type Session = Pick<ClientInfo, 'user' | 'signScheme'>;

/** True if the user can sign or send the payroll; a user who cannot see its rows can only send it. */
export function isPayrollWaitingForUser(status: DocumentStatus, { user, signScheme }: Session): boolean {
  const { signatureRight: right, rightsValid, payrollAccess } = user;
  const step = getNextAction(status, { right, rightsValid }, signScheme);
  return step === 'send' || (step === 'sign' && payrollAccess === PayrollAccess.full);
}
