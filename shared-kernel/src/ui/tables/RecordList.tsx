import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyView } from '../states/states';
import { ListHeader } from './ListHeader';
import { RecordRows, type RecordRowsProps } from './RecordRows';

export interface RecordListProps<Row> extends RecordRowsProps<Row> {
  /** What rows are found by, in words. */
  searchLabel?: string;
  /** What else is chosen or done above the rows. */
  header?: ReactNode;
  /** What is selected and what can be done with it: a `SelectionBar`. */
  selection?: ReactNode;
  /** What the rows sum up to. */
  totals?: ReactNode;
  /** Why no row is left, and the way back; without it, that nothing was found. */
  empty?: ReactNode;
}

/**
 * A list of whatever an area has: search, order, columns, selection, an open panel and a menu per row, pages; on a phone
 * each row is a card. What it shows comes from `useRecordList`.
 */
export function RecordList<Row extends { readonly id: string }>(props: RecordListProps<Row>) {
  const { searchLabel, header, selection, totals, empty, ...rows } = props;
  const { t } = useTranslation('kernel');
  return (
    <>
      <ListHeader list={rows.list} searchLabel={searchLabel}>
        {header}
      </ListHeader>
      {selection}
      {rows.list.rows.length === 0 ? (
        (empty ?? <EmptyView text={t('common.nothingFound')} />)
      ) : (
        <>
          {totals}
          <RecordRows {...rows} />
        </>
      )}
    </>
  );
}
