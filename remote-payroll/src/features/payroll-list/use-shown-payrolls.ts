import { useMemo } from 'react';
import type { ClientInfo, PayrollListRow } from '@ncb/shared-kernel/api/contract';
import { PayrollAccess, type DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { getNextAction, isNextSigner, type WithNextSigners } from '@ncb/shared-kernel/domain/workflow';
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
  const waiting = useMemo(() => all.filter((payroll) => isPayrollWaitingForUser(payroll, session)), [all, session]);
  const rows = isForMe ? waiting : all;
  const selected = useMemo(() => rows.filter(({ id }) => selectedIds.has(id)), [rows, selectedIds]);
  return { rows, selected, found: all.length, waiting: waiting.length };
}

type Session = Pick<ClientInfo, 'user' | 'signScheme'>;

/** True if the user can sign or send the payroll; a user who cannot see its rows can only send it. */
export function isPayrollWaitingForUser(
  payroll: { readonly status: DocumentStatus } & WithNextSigners,
  { user, signScheme }: Session,
): boolean {
  const { userId, signatureRight: right, rightsValid, payrollAccess } = user;
  const isNext = isNextSigner(payroll, userId);
  const step = getNextAction(payroll.status, { right, rightsValid, isNext }, signScheme);
  return step === 'send' || (step === 'sign' && payrollAccess === PayrollAccess.full);
}
