import {
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useTexts } from '../../texts';
import { getDataColumns, type GridWidth } from './columns';
import { GridHead } from './GridHead';
import { isCellEditable, toDraftRow, type DataColumn, DATA_COLUMNS, type GridRow } from './grid-row';
import { ROW_HEIGHT, GridRowView } from './GridRowView';
import styles from './payroll-grid.module.css';
import { useGridKeys } from './use-grid-keys';
import type { PayrollGridModel } from './use-payroll-grid';
import { useRemainingHeight } from './use-remaining-height';

interface PayrollGridProps {
  grid: PayrollGridModel;
  width: GridWidth;
  isEditable: boolean;
  onPaste: (text: string) => void;
  onSearch: () => void;
  empty: ReactNode;
  gridRef?: RefObject<HTMLDivElement | null>;
}

const MORE_ROWS = 6;
const HEAD_HEIGHT = 32;

/** Payroll rows as a spreadsheet: one Tab stop, arrow keys between cells; only visible rows are rendered. */
export function PayrollGrid({ grid, width, isEditable, onPaste, onSearch, empty, gridRef }: PayrollGridProps) {
  const { t } = useTexts();
  const gridId = useId();
  const place = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(gridRef, () => place.current, []);
  const { height, frame } = useRemainingHeight(place);
  const [top, setTop] = useState(0);
  const { state, dispatch, facts } = grid;
  const { view, active, typed, marked } = state;
  const columns = getDataColumns(width);

  const left = useMemo(() => new Map(facts.left.map((row) => [row.key, row])), [facts.left]);
  const first = Math.max(0, Math.floor(top / ROW_HEIGHT) - MORE_ROWS);
  const last = Math.min(view.length, Math.ceil((top + height) / ROW_HEIGHT) + MORE_ROWS);

  const activeIndex = active ? view.indexOf(active.key) : -1;
  useRowInView(place, activeIndex);
  const isEmpty = view.length === 0;
  useFirstRowFocus(place, isEmpty);

  const focusGrid = () => place.current?.focus({ preventScroll: true });
  const onKeyDown = useGridKeys({
    grid,
    columns,
    page: Math.max(1, Math.floor((height - HEAD_HEIGHT) / ROW_HEIGHT) - 1),
    isEditable,
    onSearch,
    onEnd: focusGrid,
  });
  const onClick = (event: MouseEvent) => {
    const cell = (event.target as Element).closest<HTMLElement>('[data-cell]');
    const key = Number(cell?.closest<HTMLElement>('[data-row]')?.dataset['row']);
    if (!cell || !key) return;
    const name = cell.dataset['cell'];
    if (name === 'mark') {
      if (isEditable && key > 0) dispatch({ do: 'mark', keys: [key], isMarked: !marked.has(key) });
    } else if (typed === null || active?.key !== key || active.column !== name) {
      const column = DATA_COLUMNS.find((one) => one === name) ?? active?.column ?? 'amount';
      dispatch({ do: 'go', cell: { key, column } });
    }
    if (typed === null) focusGrid();
  };
  const { handleCopy, handlePaste } = createClipboard({ grid, left, isEditable, onPaste });
  const isActiveDrawn = activeIndex >= first && activeIndex < last;
  return (
    <div ref={frame} className={styles['frame']}>
      <div
        ref={place}
        role="grid"
        tabIndex={0}
        aria-label={t('sheet.label')}
        aria-rowcount={view.length + 1}
        aria-multiselectable={isEditable || undefined}
        aria-readonly={!isEditable || undefined}
        aria-activedescendant={active && isActiveDrawn ? `${gridId}-${active.key}-${active.column}` : undefined}
        className={`${styles['grid'] ?? ''} ${styles[width] ?? ''}`}
        style={{ height }}
        onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
        onKeyDown={onKeyDown}
        onPaste={handlePaste}
        onCopy={handleCopy}
        onClick={onClick}
        // Firefox pastes and copies where the selection is, not where the focus is.
        onFocus={({ target, currentTarget }) => target === currentTarget && getSelection()?.collapse(target)}
        onDoubleClick={() => isEditable && dispatch({ do: 'edit', text: null })}
        data-field="employees"
      >
        <GridHead grid={grid} columns={columns} width={width} isEditable={isEditable} />
        <div role="rowgroup" className={styles['rows']} style={{ height: view.length * ROW_HEIGHT }}>
          <GridRows
            grid={grid}
            width={width}
            isEditable={isEditable}
            gridId={gridId}
            columns={columns}
            left={left}
            range={[first, last]}
          />
        </div>
      </div>
      {isEmpty && empty}
    </div>
  );
}

interface GridRowsProps extends Pick<PayrollGridProps, 'grid' | 'width' | 'isEditable'> {
  gridId: string;
  columns: readonly DataColumn[];
  left: ReadonlyMap<number, GridRow>;
  range: readonly [first: number, last: number];
}

function GridRows({ grid, width, isEditable, gridId, columns, left, range: [first, last] }: GridRowsProps) {
  const { language } = useShell();
  const { state, dispatch, facts } = grid;
  const { view, active, typed, marked, dismissedAdvice } = state;
  // Stable functions, otherwise all rows would re-render on every key.
  const onType = useCallback((text: string) => dispatch({ do: 'type', text }), [dispatch]);
  const onLeave = useCallback(() => dispatch({ do: 'commit' }), [dispatch]);
  return view.slice(first, last).map((key, offset) => {
    const rowFacts = facts.byKey.get(key);
    const row = rowFacts?.row ?? left.get(key);
    return (
      row && (
        <GridRowView
          key={key}
          gridId={gridId}
          row={row}
          facts={rowFacts}
          index={first + offset}
          columns={columns}
          width={width}
          language={language}
          isEditable={isEditable}
          isMarked={marked.has(key)}
          isDismissed={dismissedAdvice.has(key)}
          active={active?.key === key ? active.column : null}
          typed={active?.key === key && isCellEditable(row, active.column) ? typed : null}
          onType={onType}
          onLeave={onLeave}
        />
      )
    );
  });
}

/** Scrolls the grid so that the active row is seen. */
function useRowInView(gridRef: RefObject<HTMLDivElement | null>, activeIndex: number) {
  useEffect(() => {
    const element = gridRef.current;
    if (!element || activeIndex < 0) return;
    const at = activeIndex * ROW_HEIGHT;
    if (at < element.scrollTop) element.scrollTop = at;
    const bottom = element.scrollTop + element.clientHeight - HEAD_HEIGHT - ROW_HEIGHT;
    if (at > bottom) element.scrollTop += at - bottom;
  }, [gridRef, activeIndex]);
}

/** Moves focus to the first cell when the first rows appear. */
function useFirstRowFocus(gridRef: RefObject<HTMLDivElement | null>, isEmpty: boolean) {
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    const isFilled = wasEmpty.current && !isEmpty;
    wasEmpty.current = isEmpty;
    if (!isFilled) return;
    const focused = document.activeElement;
    // The button that added the first rows has disappeared: move focus to the first cell.
    const isLeft = focused === null || focused === document.body || focused === gridRef.current?.parentElement;
    if (isLeft) gridRef.current?.focus({ preventScroll: true });
  }, [gridRef, isEmpty]);
}

interface ClipboardOptions extends Pick<PayrollGridProps, 'grid' | 'isEditable' | 'onPaste'> {
  /** Rows of the last payroll that are missing in this one. */
  left: ReadonlyMap<number, GridRow>;
}

function createClipboard({ grid, left, isEditable, onPaste }: ClipboardOptions) {
  const { state, dispatch, facts } = grid;
  const { active, typed, marked } = state;
  const handlePaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    // A single value is pasted into the field being edited.
    if (!isEditable || (typed !== null && !/[\t\n]/.test(text.trimEnd()))) return;
    event.preventDefault();
    if (typed !== null) dispatch({ do: 'restore' });
    onPaste(text);
  };
  const handleCopy = (event: ClipboardEvent) => {
    if (typed !== null || !active) return;
    const chosen = marked.size > 0 ? state.rows.filter(({ key }) => marked.has(key)) : [];
    const row = facts.byKey.get(active.key)?.row ?? left.get(active.key);
    const text = chosen.length > 0 ? chosen.map(formatLine).join('\n') : (row?.[active.column] ?? '');
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
  };
  return { handleCopy, handlePaste };
}

function formatLine(row: GridRow): string {
  const draft = toDraftRow(row);
  return DATA_COLUMNS.map((column) => draft[column]).join('\t');
}
