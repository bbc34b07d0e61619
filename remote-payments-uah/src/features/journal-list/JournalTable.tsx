import { Grid } from 'antd';
import { useCallback, useMemo } from 'react';
import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { DataTable, type RowMarks, type TableSort } from '@ncb/shared-kernel/ui';
import type { OpenDialog } from '../document-details/document-dialog';
import { DocumentPanel } from '../document-details/DocumentPanel';
import type { JournalColumn } from './journal-columns';
import { JournalCard } from './JournalCard';
import { isOwn } from '@ncb/shared-kernel/domain/workflow';
import { useJournalColumns } from './use-journal-columns';
import { useTexts } from '../../texts';

export interface JournalTableProps {
  rows: readonly JournalRow[];
  columns: readonly JournalColumn[];
  sort: TableSort | null;
  onSort: (sort: TableSort | null) => void;
  marks: RowMarks;
  page: number;
  onPage: (page: number) => void;
  onDialog: OpenDialog;
}

/** The journal's name in the user's settings. */
export const JOURNAL_TABLE = 'journal';

const ROW_PX = 60;
const CARD_PX = 157;

const idOf = ({ id }: JournalRow) => id;

/** The documents as a table; on a phone each is a card, in a table of one column. */
export function JournalTable({ rows, columns, sort, onSort, marks, page, onPage, onDialog }: JournalTableProps) {
  const { t } = useTexts();
  const { md: isWide = true } = Grid.useBreakpoint();
  const ids = useMemo(() => rows.filter(isOwn).map(idOf), [rows]);
  const table = useJournalColumns({ shown: columns, sort, marks, ids, onDialog });
  const panel = useCallback((row: JournalRow) => <DocumentPanel row={row} onDialog={onDialog} />, [onDialog]);
  const card = {
    key: 'card',
    title: t('journal.title'),
    render: (_: unknown, row: JournalRow) => <JournalCard row={row} marks={marks} onDialog={onDialog} />,
  };
  return (
    <DataTable<JournalRow>
      name={JOURNAL_TABLE}
      label={t('journal.title')}
      rows={rows}
      rowId={idOf}
      columns={isWide ? table : [card]}
      showHeader={isWide}
      rowHeight={isWide ? ROW_PX : CARD_PX}
      onSort={onSort}
      openIds={marks.open.ids}
      selectedIds={marks.selected.ids}
      panel={panel}
      page={page}
      onPage={onPage}
    />
  );
}
