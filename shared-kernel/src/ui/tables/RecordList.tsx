import { Grid } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyView } from '../states/states';
import { ListHeader } from './ListHeader';
import { CARDS_BELOW, ListPlaceContext, useWidth } from './list-place';
import { RecordRows, type RecordRowsProps } from './RecordRows';

export interface RecordListProps<Row> extends RecordRowsProps<Row> {
  /** What rows are found by, in words. */
  searchLabel?: string;
  /** What else is chosen or done above the rows. */
  header?: ReactNode;
  /** What is selected and what can be done with it: a `SelectionBar`. It stands in the header's place. */
  selection?: ReactNode;
  /** What the rows sum up to, above the list. */
  totals?: ReactNode;
  /** Why no row is left, and the way back; without it, that nothing was found. */
  empty?: ReactNode;
}

/**
 * A list of whatever an area has: search, order, columns, selection, an open panel and a menu per row, pages; on a phone
 * each row is a card. What it shows comes from `useRecordList`. Selecting moves nothing: the bar of the selection takes
 * the header's place, on a phone it sticks to the foot of the window.
 */
export function RecordList<Row extends { readonly id: string }>(props: RecordListProps<Row>) {
  const { searchLabel, header, selection, totals, empty, ...rows } = props;
  const { list, canSelect } = rows;
  const { t } = useTranslation('kernel');
  const { md: isWide = true } = Grid.useBreakpoint();
  const [place, width] = useWidth();
  const selectable = useMemo(
    () => (canSelect ? list.rows.filter(canSelect).map(({ id }) => id) : []),
    [list.rows, canSelect],
  );
  const hasCards = !isWide || width < CARDS_BELOW;
  const context = useMemo(() => ({ width, hasCards, selectable }), [width, hasCards, selectable]);
  const isSelecting = selection !== undefined && list.selected.length > 0;
  return (
    <ListPlaceContext value={context}>
      {totals}
      <section className="ncb-list" ref={place}>
        <div className="ncb-list-top">
          {/* It keeps its place, and what is typed in it, below the bar. */}
          <ListHeader list={list} searchLabel={searchLabel} isHidden={isWide && isSelecting}>
            {header}
          </ListHeader>
          {isSelecting && isWide && selection}
        </div>
        {list.rows.length === 0 ? (empty ?? <EmptyView text={t('common.nothingFound')} />) : <RecordRows {...rows} />}
        {isSelecting && !isWide && selection}
      </section>
    </ListPlaceContext>
  );
}
