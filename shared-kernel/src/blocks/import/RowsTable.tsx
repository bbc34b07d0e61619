import { useCallback, useMemo } from 'react';
import { DataTable, useWidth } from '../../ui';
import type { ImportedRow } from './imported-row';
import { RowPanel } from './RowPanel';
import { CARDS_BELOW, useRowColumns, type RowColumnsOptions } from './use-row-columns';
import { useTexts } from './texts';
import styles from './import.module.css';

type RowsTableProps = Omit<RowColumnsOptions, 'width'>;

const ROW_PX = 60;
const CARD_PX = 157;

const getId = ({ id }: ImportedRow) => id;

export function RowsTable(props: RowsTableProps) {
  const { list, rows, openId, onOpen } = props;
  const { t } = useTexts();
  const [place, width] = useWidth();
  const isWide = width >= CARDS_BELOW;
  const columns = useRowColumns({ ...props, width });
  const openIds = useMemo(() => new Set(openId === null ? [] : [openId]), [openId]);
  const panel = useCallback(
    (row: ImportedRow) => <RowPanel list={list} row={row} onClose={() => onOpen(null)} />,
    [list, onOpen],
  );
  return (
    <section ref={place} className={styles['rows']}>
      <DataTable<ImportedRow>
        name="import"
        label={t('rows.title')}
        rows={rows}
        rowId={getId}
        columns={columns}
        showHeader={isWide}
        rowHeight={isWide ? ROW_PX : CARD_PX}
        openIds={openIds}
        panel={panel}
      />
    </section>
  );
}
