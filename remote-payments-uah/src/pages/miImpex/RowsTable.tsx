import { Grid } from 'antd';
import { useCallback, useMemo } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { DataTable } from '@ncb/shared-kernel/ui';
import type { ImportList } from '../../features/import/import-list';
import type { ImportedRow } from '../../features/import/imported-row';
import { RowPanel } from './RowPanel';
import { useRowColumns } from './use-row-columns';
import { useTexts } from '../../texts';

export interface RowsTableProps {
  list: ImportList;
  /** Those that are shown. */
  rows: readonly ImportedRow[];
  /** Numbers that rows without one are to get. */
  numbers: ReadonlyMap<string, string>;
  /** Lines of other rows that look the same. */
  lookAlikes: ReadonlyMap<string, number>;
  accounts: readonly Account[];
  openId: string | null;
  onOpen: (id: string | null) => void;
  isDisabled: boolean;
}

const ROW_PX = 60;
const CARD_PX = 157;

const idOf = ({ id }: ImportedRow) => id;

/** The rows of the file; each opens below itself to be put right. */
export function RowsTable(props: RowsTableProps) {
  const { list, rows, accounts, openId, onOpen } = props;
  const { t } = useTexts();
  const { md: isWide = true } = Grid.useBreakpoint();
  const columns = useRowColumns({ ...props, isWide });
  const openIds = useMemo(() => new Set(openId === null ? [] : [openId]), [openId]);
  const panel = useCallback(
    (row: ImportedRow) => <RowPanel list={list} row={row} accounts={accounts} onClose={() => onOpen(null)} />,
    [list, accounts, onOpen],
  );
  return (
    <DataTable<ImportedRow>
      name="import"
      label={t('impex.rows.title')}
      rows={rows}
      rowId={idOf}
      columns={columns}
      showHeader={isWide}
      rowHeight={isWide ? ROW_PX : CARD_PX}
      openIds={openIds}
      panel={panel}
    />
  );
}
