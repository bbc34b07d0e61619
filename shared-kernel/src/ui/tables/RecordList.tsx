import { Grid } from 'antd';
import { useDeferredValue, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyView } from '../states/states';
import { DetailsPanel } from './DetailsPanel';
import { ListHeader } from './ListHeader';
import { CARDS_BELOW, ListPlaceContext, useWidth } from './list-place';
import { ListViews } from './ListViews';
import { RecordRows, type RecordRowsProps } from './RecordRows';
import { OpenedRowContext } from './opened-row';
import { SelectedRowsContext } from './row-marks';
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
  /**
   * What is selected and what can be done with it: a `SelectionBar`. It stands in the header's place. One that takes
   * the list's tools gets them while the header is behind it; they stand in one place at a time.
   */
  selection?: ReactNode | ((tools: ReactNode) => ReactNode);
  /** What the rows sum up to, above the list. */
  totals?: ReactNode;
  /** Why no row is left, and the way back; without it, that nothing was found. */
  empty?: ReactNode;
  /** Its header is folded away: the page shows a button that opens it. */
  isHeaderFolded?: boolean;
}

/**
 * A list of whatever an area has: search, order, columns, selection, a panel and a menu per row, pages; on a phone
 * each row is a card. What it shows comes from `useRecordList`. Selecting moves nothing: the bar of the selection takes
 * the header's place, on a phone it sticks to the foot of the window.
 */
export function RecordList<Row extends { readonly id: string }>(props: RecordListProps<Row>) {
  const { searchLabel, header, tools, main, selection, totals, empty, isHeaderFolded, ...rows } = props;
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
  const context = useMemo(() => ({ width, hasCards, selectable }), [width, hasCards, selectable]);
  const isSelecting = selection !== undefined && list.selected.length > 0;
  // In a wide window the bar of the selection stands in the header's place, on a phone below the rows.
  const isHeaderHidden = isWide && isSelecting;
  const takesTools = typeof selection === 'function';
  const bar = isSelecting && (takesTools ? selection(isHeaderHidden && tools) : selection);
  const isOpen = panel !== undefined && opened.row !== null;
  // A panel that opens stands above the list first: laid out anew with it, all rows would keep the press waiting.
  const hasRoom = useDeferredValue(isOpen);
  return (
    <ListPlaceContext value={context}>
      <SelectedRowsContext value={list.marks.selected}>
        <OpenedRowContext value={panel ? list.marks.opened : null}>
          {totals}
          <div
            className={['ncb-list-place', isOpen && hasRoom && 'ncb-list-docked', totals && 'ncb-list-below']
              .filter(Boolean)
              .join(' ')}
            ref={whole}
          >
            {/* On a phone the panel is a page of its own: nothing below it can be reached. */}
            <section className="ncb-list" ref={place} inert={isOpen && !isWide}>
              {!isHeaderFolded && (
                <div className="ncb-list-top">
                  {/* It keeps its place, and what is typed in it, below the bar. */}
                  <ListHeader
                    list={list}
                    searchLabel={searchLabel}
                    isHidden={isHeaderHidden}
                    tools={isHeaderHidden && takesTools ? null : tools}
                    main={main}
                  >
                    {header}
                  </ListHeader>
                  {isWide && bar}
                </div>
              )}
              <ListViews />
              {list.rows.length === 0 ? (
                empty || <EmptyView text={t('common.nothingFound')} />
              ) : (
                <RecordRows {...rows} />
              )}
              {!isWide && bar}
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
        </OpenedRowContext>
      </SelectedRowsContext>
    </ListPlaceContext>
  );
}
