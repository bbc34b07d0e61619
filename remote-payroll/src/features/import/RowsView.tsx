import { useDeferredValue, useMemo, useState } from 'react';
import {
  comparePayrolls,
  type AmountUnit,
  type EmployeeContext,
  type PayrollRowDraft,
} from '@ncb/shared-kernel/domain/rules';
import { DataTable, ListChoice, useWidth } from '@ncb/shared-kernel/ui';
import { DifferenceRows, listDifferences } from './DifferenceRows';
import { ErrorsDownload } from './ErrorsDownload';
import { toDraft, type RepairedField, type FileRow, type FileSums } from './file-rows';
import { useRowColumns } from './use-row-columns';
import { useTexts } from '../../texts';
import styles from './import.module.css';

interface RowsViewProps {
  rows: readonly FileRow[];
  unit: AmountUnit | null;
  sums: FileSums;
  previous: readonly PayrollRowDraft[] | null;
  context: EmployeeContext;
  onRepair: (id: string, field: RepairedField, text: string) => void;
}

type Tab = 'errors' | 'all' | 'noted' | 'difference';

const ROW_PX = 51;
const getId = ({ id }: FileRow) => id;

export function RowsView({ rows, unit, sums, previous, context, onRepair }: RowsViewProps) {
  const { t } = useTexts();
  const [tab, setTab] = useState<Tab>(sums.wrong > 0 ? 'errors' : 'all');
  // A corrected row stays on the tab of problems and remains editable.
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const repair = (id: string, field: RepairedField, text: string) => {
    setTouched((before) => new Set([...before, `${id}-${field}`, id]));
    onRepair(id, field, text);
  };
  const [place, width] = useWidth();
  const columns = useRowColumns({ width, touched, context, onRepair: repair });
  // Comparing thousands of rows takes 100 ms: it runs when the user changes the tab, not on every key.
  const [comparedRows, setCompared] = useState(rows);
  const deferredCompared = useDeferredValue(comparedRows, null);
  const difference = useMemo(
    () =>
      previous && deferredCompared && unit !== null
        ? listDifferences(comparePayrolls(previous, deferredCompared.map(toDraft)))
        : null,
    [previous, unit, deferredCompared],
  );
  const shown = useMemo(() => {
    if (tab === 'errors') return rows.filter(({ id, problems }) => problems.length > 0 || touched.has(id));
    return tab === 'noted' ? rows.filter(({ row }) => row.notes.length > 0) : rows;
  }, [tab, rows, touched]);

  const tabs = [
    { name: 'errors' as const, title: t('import.tabs.errors'), count: sums.wrong },
    { name: 'all' as const, title: t('import.tabs.all'), count: rows.length },
    ...(sums.noted > 0 ? [{ name: 'noted' as const, title: t('import.tabs.noted'), count: sums.noted }] : []),
    ...(difference
      ? [{ name: 'difference' as const, title: t('import.tabs.difference'), count: difference.length }]
      : []),
  ];
  const choose = (chosen: Tab) => {
    setTab(chosen);
    setCompared(rows);
    setTouched(new Set());
  };
  return (
    <section className={styles['view']} ref={place}>
      <div className={styles['tabs']}>
        <ListChoice<Tab> label={t('import.tabs.label')} lists={tabs} shown={tab} onChoose={choose} />
        {sums.wrong > 0 && <ErrorsDownload rows={rows} />}
      </div>
      {tab === 'difference' && difference ? (
        <DifferenceRows lines={difference} />
      ) : (
        <div className={styles['rows']}>
          <DataTable<FileRow>
            name="payrollImport"
            label={t('import.tabs.label')}
            rows={shown}
            rowId={getId}
            columns={columns}
            rowHeight={ROW_PX}
            isFixed
          />
        </div>
      )}
    </section>
  );
}
