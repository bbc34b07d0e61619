import { Grid } from 'antd';
import { useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyView } from '../states/states';
import { DetailsPanel } from './DetailsPanel';
import { ListHeader } from './ListHeader';
import { CARDS_BELOW, ListPlaceContext, useWidth } from './list-place';
import { RecordRows, type RecordRowsProps } from './RecordRows';
import { useOpenRow } from './use-open-row';

export interface RecordListProps<Row> extends RecordRowsProps<Row> {
  /** What rows are found by, in words. */
  searchLabel?: string;
  /** What narrows the list down, beside the search. */
  header?: ReactNode;
  /** What is done with the whole list: export, print. */
  tools?: ReactNode;
  /** What the page is for: its one main button. */
  main?: ReactNode;
  /** What is selected and what can be done with it: a `SelectionBar`. It stands in the header's place. */
  selection?: ReactNode;
  /** What the rows sum up to, above the list. */
  totals?: ReactNode;
  /** Why no row is left, and the way back; without it, that nothing was found. */
  empty?: ReactNode;
}

/**
 * A list of whatever an area has: search, order, columns, selection, a panel and a menu per row, pages; on a phone
 * each row is a card. What it shows comes from `useRecordList`. Selecting moves nothing: the bar of the selection takes
 * the header's place, on a phone it sticks to the foot of the window.
 */
export function RecordList<Row extends { readonly id: string }>(props: RecordListProps<Row>) {
  const { searchLabel, header, tools, main, selection, totals, empty, ...rows } = props;
  const { list, canSelect, panel, titleOf } = rows;
  const { t } = useTranslation('kernel');
  const { md: isWide = true } = Grid.useBreakpoint();
  const [place, width] = useWidth();
  const whole = useRef<HTMLDivElement>(null);
  const opened = useOpenRow(list, whole);
  const selectable = useMemo(
    () => (canSelect ? list.rows.filter(canSelect).map(({ id }) => id) : []),
    [list.rows, canSelect],
  );
  const hasCards = !isWide || width < CARDS_BELOW;
  const opening = panel ? opened.opening : null;
  const context = useMemo(() => ({ width, hasCards, selectable, opening }), [width, hasCards, selectable, opening]);
  const isSelecting = selection !== undefined && list.selected.length > 0;
  const isOpen = panel !== undefined && opened.row !== null;
  return (
    <ListPlaceContext value={context}>
      {totals}
      <div
        className={['ncb-list-place', isOpen && 'ncb-list-docked', totals && 'ncb-list-below']
          .filter(Boolean)
          .join(' ')}
        ref={whole}
      >
        {/* On a phone the panel is a page of its own: nothing below it can be reached. */}
        <section className="ncb-list" ref={place} inert={isOpen && !isWide}>
          <div className="ncb-list-top">
            {/* It keeps its place, and what is typed in it, below the bar. */}
            <ListHeader
              list={list}
              searchLabel={searchLabel}
              isHidden={isWide && isSelecting}
              tools={tools}
              main={main}
            >
              {header}
            </ListHeader>
            {isSelecting && isWide && selection}
          </div>
          {list.rows.length === 0 ? empty || <EmptyView text={t('common.nothingFound')} /> : <RecordRows {...rows} />}
          {isSelecting && !isWide && selection}
        </section>
        {panel && opened.row && (
          <DetailsPanel<Row>
            row={opened.row}
            panel={panel}
            titleOf={titleOf}
            before={opened.before}
            after={opened.after}
            onOpen={opened.step}
            onClose={opened.close}
          />
        )}
      </div>
    </ListPlaceContext>
  );
}
