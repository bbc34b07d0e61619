import { Grid } from 'antd';
import { useDeferredValue, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TABLE_PAGE_SIZE_DEFAULT } from '../../domain/vocabulary';
import { AnswerFailure, type AnswerFailureProps } from '../states/AnswerStates';
import { EmptyView } from '../states/FailureView';
import { Waiting } from '../states/Waiting';
import { DetailsPanel, useOpenRow } from './DetailsPanel';
import { handleListKey } from './handle-list-key';
import { ListHeader } from './ListHeader';
import { CARDS_BELOW, ListLayoutContext, useWidth, ListViews } from './list-layout';
import { RecordRows, type RecordRowsProps } from './RecordRows';
import { OpenedRowContext, SelectedRowsContext } from './row-marks';

/** Query of a list's rows. */
export type ListAnswer = AnswerFailureProps['answer'] & { readonly isPending: boolean };

export interface RecordListProps<Row> extends RecordRowsProps<Row> {
  searchLabel?: string;
  header?: ReactNode;
  tools?: ReactNode;
  main?: ReactNode;
  /**
   * `SelectionBar` in place of the header. A function receives the list's tools while the header is hidden, so that
   * they are never rendered twice.
   */
  selection?: ReactNode | ((tools: ReactNode) => ReactNode);
  totals?: ReactNode;
  /** Line of figures at the top of the card; on a phone under the search and the views. */
  summary?: ReactNode;
  /** Query of the rows: while it loads or has failed, the list shows so below its header. */
  answer?: ListAnswer | null;
  /** State in place of no rows, by default that nothing was found. */
  empty?: ReactNode;
  /** Sentence of a list that has no rows at all: the main button stands below it and leaves the header. */
  nothing?: string | false;
  isHeaderFolded?: boolean;
}

/**
 * List with search, order, columns, selection, panel and menu per row, pages; on a phone rows are cards. Takes its
 * state from `useRecordList`.
 * Selecting moves nothing: the selection bar takes the header's place, on a phone the bottom of the window.
 */
export function RecordList<Row extends { readonly id: string }>(props: RecordListProps<Row>) {
  const { searchLabel, header, tools, main, selection, totals, summary, isHeaderFolded, ...others } = props;
  const { answer, empty, nothing, ...rows } = others;
  const { list, canSelect, panel, titleOf } = rows;
  const { t } = useTranslation('kernel');
  const { md: isWide = true } = Grid.useBreakpoint();
  const [place, width] = useWidth();
  const container = useRef<HTMLDivElement>(null);
  const opened = useOpenRow(list, container);
  const selectable = useMemo(
    () => (canSelect ? list.rows.filter(canSelect).map(({ id }) => id) : []),
    [list.rows, canSelect],
  );
  const hasCards = !isWide || width < CARDS_BELOW;
  const context = useMemo(() => ({ width, hasCards, selectable }), [width, hasCards, selectable]);
  const isSelecting = selection !== undefined && list.selected.length > 0;
  const isLoaded = !answer?.isPending && !answer?.error;
  const hasNothing = isLoaded && Boolean(nothing);
  const isHeaderHidden = isWide && isSelecting;
  const hasToolsSlot = typeof selection === 'function';
  const bar = isSelecting && (hasToolsSlot ? selection(isHeaderHidden && tools) : selection);
  const isOpen = panel !== undefined && opened.row !== null;
  // An opening panel first overlays the list: the layout of all rows would delay the response to the press.
  const hasRoom = useDeferredValue(isOpen);
  return (
    <ListLayoutContext value={context}>
      <SelectedRowsContext value={list.marks.selected}>
        <OpenedRowContext value={panel ? list.marks.opened : null}>
          {totals}
          <div
            className={['ncb-list-place', isOpen && hasRoom && 'ncb-list-docked', totals && 'ncb-list-below']
              .filter(Boolean)
              .join(' ')}
            ref={container}
          >
            {/* On a phone the panel is a page of its own: nothing below it may be reachable. */}
            <section className="ncb-list" ref={place} inert={isOpen && !isWide} onKeyDown={handleListKey}>
              {isWide && summary}
              {!isHeaderFolded && (
                <div className="ncb-list-top">
                  <ListHeader
                    list={list}
                    searchLabel={searchLabel}
                    isHidden={isHeaderHidden}
                    tools={isHeaderHidden && hasToolsSlot ? null : tools}
                    main={hasNothing ? null : main}
                  >
                    {header}
                  </ListHeader>
                  {isWide && bar}
                </div>
              )}
              <ListViews />
              {!isWide && summary}
              {answer?.isPending && <Waiting rows={TABLE_PAGE_SIZE_DEFAULT} isTable />}
              {answer?.error && <AnswerFailure answer={answer} />}
              {hasNothing && <EmptyView text={nothing || ''}>{main}</EmptyView>}
              {isLoaded &&
                !hasNothing &&
                (list.rows.length === 0 ? (
                  empty || <EmptyView text={t('common.nothingFound')} />
                ) : (
                  <RecordRows {...rows} />
                ))}
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
    </ListLayoutContext>
  );
}
