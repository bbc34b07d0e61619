import { useState, type RefObject } from 'react';
import type { FieldProblem } from '@ncb/shared-kernel/api/client';
import type { PayrollToSave } from '@ncb/shared-kernel/api/contract';
import type { PayrollRowDraft } from '@ncb/shared-kernel/domain/rules';
import { canSign } from '@ncb/shared-kernel/domain/workflow';
import type { ReceiverPair } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { askWhileOnline, type CheckedForm } from '@ncb/shared-kernel/ui';
import {
  getProblemColumn,
  toDraftRow,
  type DataColumn,
  type PayrollGridModel,
  type GridFacts,
  type GridRow,
} from '../../features/payroll-grid';
import type { HeadValues } from '../../features/payroll-head';
import { useTexts } from '../../texts';
import type { PayrollSave } from './use-save-payroll';

interface PayrollActionsOptions {
  checked: CheckedForm<HeadValues>;
  grid: PayrollGridModel;
  gridRef: RefObject<HTMLDivElement | null>;
  toStored: (values: HeadValues, rows: readonly PayrollRowDraft[], total: string) => PayrollToSave;
  save: (payroll: PayrollToSave) => ReturnType<PayrollSave['run']>;
  onOffline: () => void;
  onHeadProblem: () => void;
  onSaved: (id: string) => void;
  onPay: () => void;
}

const HEAD_FIELDS: readonly string[] = [
  ...[
    'number',
    'documentDate',
    'payoutDay',
    'debitAccountId',
    'transitAccount',
    'typeId',
    'otherType',
    'period',
    'half',
  ],
];

/** Returns functions that save and pay the payroll of the form, each after a check of header and rows. */
export function usePayrollActions(options: PayrollActionsOptions) {
  const { checked, grid, gridRef, toStored, save, onOffline, onHeadProblem, onSaved, onPay } = options;
  const { session, notify } = useShell();
  const { t, common } = useTexts();
  const [isComparing, setComparing] = useState(false);
  /** Result of the last check, for screen readers. */
  const [message, setMessage] = useState('');
  const { state, dispatch, comparison } = grid;

  /** Resolves with the payroll once the bank has compared its rows; null if there are errors. */
  const prepare = async () => {
    dispatch({ do: 'commit' });
    const present = checked.present();
    if (!checked.checkAll()) {
      onHeadProblem();
      return null;
    }
    if (state.rows.length === 0) {
      notify('error', t('payrollNew.noEmployees'));
      setMessage(t('payrollNew.noEmployees'));
      return null;
    }
    const settlement = await askWhileOnline(() => checked.sending(grid.settle));
    if (settlement === null) {
      onOffline();
      return null;
    }
    const { rows: settledRows, facts: settled } = settlement;
    if (settled.errors.length > 0 || settled.total === null) {
      grid.show({ tab: 'errors', search: '', sort: null }, settled);
      const [first] = settled.errors;
      if (first !== undefined) dispatch({ do: 'go', cell: { key: first, column: getErrorColumn(settled, first) } });
      // Move focus to the error; from the pressed button it is many Tab stops away.
      gridRef.current?.focus({ preventScroll: true });
      const text = t('payrollNew.errorsFirst', { count: settled.errors.length });
      notify('error', text);
      setMessage(text);
      return null;
    }
    return toStored(present, settledRows.map(toDraftRow), settled.total);
  };
  /** Runs one action at a time: a second press while the bank compares is ignored. */
  const whenReady = async (act: (payroll: PayrollToSave) => unknown) => {
    if (checked.isSending()) return;
    setComparing(true);
    const payroll = await prepare().finally(() => setComparing(false));
    if (payroll) await act(payroll);
  };
  const showBankProblems = (problems: readonly FieldProblem[]) => {
    const ofHead = problems.filter(({ field }) => HEAD_FIELDS.includes(field));
    if (ofHead.length > 0) onHeadProblem();
    checked.showBankProblems(ofHead);
    // The bank refused pairs that were not compared in time: the rows show it from now on.
    comparison.storeRefused(getRefusedPairs(problems, state.rows));
    if (ofHead.length < problems.length)
      setMessage(t('payrollNew.bankFound', { count: problems.length - ofHead.length }));
  };
  const runSave = () =>
    whenReady(async (payroll) => {
      const { id: saved, problems } = await checked.sending(() => save(payroll));
      if (saved === null) showBankProblems(problems);
      else onSaved(saved);
    });
  const runPay = () =>
    whenReady(() => {
      const { signatureRight: right, rightsValid } = session.user;
      if (canSign({ right, rightsValid })) onPay();
      else notify('error', common('refusals.insufficientOrExpiredRights'));
    });
  return { isComparing, message, runSave, runPay };
}

function getRefusedPairs(problems: readonly FieldProblem[], rows: readonly GridRow[]): readonly ReceiverPair[] {
  return problems.flatMap(({ field, key }) => {
    const row =
      key === 'codeNotOfAccount' ? rows[Number(/^employees\.([0-9]+)\.taxCode$/.exec(field)?.[1] ?? -1)] : undefined;
    return row ? [{ account: row.account, code: row.taxCode }] : [];
  });
}

function getErrorColumn({ byKey }: GridFacts, key: number): DataColumn {
  const facts = byKey.get(key);
  return (facts && getProblemColumn(facts)) ?? 'amount';
}
