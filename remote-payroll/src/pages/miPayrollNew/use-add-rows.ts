import { App } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Employee } from '@ncb/shared-kernel/api/contract';
import type { PayrollRowDraft } from '@ncb/shared-kernel/domain/rules';
import { PayrollRowStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import {
  NEW_ROW,
  toDraftRow,
  type BankPeople,
  type PreviousPayroll,
  type RowSource,
  type PayrollGridModel,
} from '../../features/payroll-grid';
import { useTexts } from '../../texts';
import { buildEmployeeRows } from './payroll-source';

interface AddRowsOptions {
  grid: PayrollGridModel;
  bank: BankPeople;
  employees: readonly Employee[];
  previous: PreviousPayroll | null;
  from: 'file' | 'last' | null;
}

export function useAddRows({ grid, bank, employees, previous, from }: AddRowsOptions) {
  const { notify } = useShell();
  const { t } = useTexts();
  const { modal } = App.useApp();
  const [isImporting, setImporting] = useState(from === 'file');
  const { state, dispatch, facts } = grid;

  const append = (rows: readonly PayrollRowDraft[], nothing: string) => {
    if (rows.length === 0) return notify('info', nothing);
    dispatch({ do: 'append', rows, bank });
    notify('success', t('payrollNew.added', { count: rows.length }));
  };
  const getMissingRows = (rows: readonly PayrollRowDraft[]) => {
    const presentPairs = new Set(state.rows.map(({ taxCode, account }) => `${taxCode}\t${account}`));
    return rows.filter(({ taxCode, account }) => !presentPairs.has(`${taxCode}\t${account}`));
  };
  /** Fills missing amounts from the last payroll; an empty grid takes its employees too. */
  const fillFromLastPayroll = () => {
    if (!previous) return notify('info', t('payrollNew.noPrevious'));
    if (state.rows.length === 0) return append(previous.rows.map(toDraftRow), t('payrollNew.noPrevious'));
    const amounts = new Map<number, string>();
    for (const { row, before } of facts.byKey.values()) {
      if (row.amount === '' && before) amounts.set(row.key, before.amount);
    }
    if (amounts.size === 0) return notify('info', t('payrollNew.nothingToFill'));
    dispatch({ do: 'fill', amounts });
    notify('success', t('payrollNew.filled', { count: amounts.size }));
  };
  const add = (source: RowSource) => {
    switch (source) {
      case 'employee':
        return dispatch({ do: 'append', rows: NEW_ROW });
      case 'employees':
        return append(getMissingRows(buildEmployeeRows(employees)), t('payrollNew.allThere'));
      case 'last':
        return fillFromLastPayroll();
      case 'file':
        return setImporting(true);
      case 'returned': {
        const returned = previous?.rows.filter(({ outcome }) => outcome === PayrollRowStatus.returned) ?? [];
        return append(
          getMissingRows(returned.map((row) => ({ ...toDraftRow(row), reason: row.reason }))),
          t('payrollNew.nothingReturned'),
        );
      }
    }
  };

  // Runs once, when the last payroll has loaded, so that later input is not overwritten.
  const hasStarted = useRef(false);
  const begin = useEffectEvent(() => {
    if (from !== 'last' || hasStarted.current || !previous) return;
    hasStarted.current = true;
    if (state.rows.length === 0) fillFromLastPayroll();
  });
  useEffect(() => begin(), [previous]);

  return {
    isImporting,
    add,
    stopImport: () => setImporting(false),
    async takeFile(rows: readonly PayrollRowDraft[]) {
      setImporting(false);
      if (state.rows.length === 0) return dispatch({ do: 'replace', rows, bank });
      const isReplaced = await modal.confirm({
        title: t('payrollNew.fileQuestion', { count: state.rows.length }),
        okText: t('payrollNew.replaceRows'),
        okButtonProps: { ...({ 'data-action': 'replaceRows' } as object) },
        cancelText: t('payrollNew.addToRows'),
      });
      dispatch({ do: isReplaced ? 'replace' : 'append', rows, bank });
    },
  };
}
