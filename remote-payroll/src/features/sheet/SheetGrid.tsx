import { CaretDownFilled, CaretUpFilled } from '@ant-design/icons';
import {
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useTexts } from '../../texts';
import { getDataColumns, type SheetWidth } from './columns';
import { getKeyCommand, type KeyCommand } from './sheet-keys';
import { isCellEditable, toDraftRow, type DataColumn, DATA_COLUMNS, type SheetRow } from './sheet-row';
import { ROW_HEIGHT, SheetRowView } from './SheetRowView';
import type { SheetSort } from './sheet-view';
import styles from './sheet.module.css';
import type { Sheet } from './use-sheet';
import { useRemainingHeight } from './use-remaining-height';

export interface SheetGridProps {
  sheet: Sheet;
  room: SheetWidth;
  isEditable: boolean;
  onPaste: (text: string) => void;
  onSearch: () => void;
  empty: ReactNode;
  grid?: RefObject<HTMLDivElement | null>;
}

const MORE_ROWS = 6;
const HEAD_HEIGHT = 32;

/** Payroll rows as a spreadsheet: one Tab stop, arrow keys between cells; only visible rows are rendered. */
export function SheetGrid({ sheet, room, isEditable, onPaste, onSearch, empty, grid }: SheetGridProps) {
  const { language } = useShell();
  const { t } = useTexts();
  const gridId = useId();
  const place = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(grid, () => place.current, []);
  const isLeaving = useRef(false);
  const { height, frame } = useRemainingHeight(place);
  const [top, setTop] = useState(0);
  const { state, dispatch, facts, query, show } = sheet;
  const { view, active, typed, marked, seen } = state;
  const columns = getDataColumns(room);
  const page = Math.max(1, Math.floor((height - HEAD_HEIGHT) / ROW_HEIGHT) - 1);

  const left = useMemo(() => new Map(facts.left.map((row) => [row.key, row])), [facts.left]);
  const first = Math.max(0, Math.floor(top / ROW_HEIGHT) - MORE_ROWS);
  const last = Math.min(view.length, Math.ceil((top + height) / ROW_HEIGHT) + MORE_ROWS);
  const rows = view.slice(first, last);

  const activeIndex = active ? view.indexOf(active.key) : -1;
  useEffect(() => {
    const grid = place.current;
    if (!grid || activeIndex < 0) return;
    const at = activeIndex * ROW_HEIGHT;
    if (at < grid.scrollTop) grid.scrollTop = at;
    const bottom = grid.scrollTop + grid.clientHeight - HEAD_HEIGHT - ROW_HEIGHT;
    if (at > bottom) grid.scrollTop += at - bottom;
  }, [activeIndex]);

  const isEmpty = view.length === 0;
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    const isBegun = wasEmpty.current && !isEmpty;
    wasEmpty.current = isEmpty;
    if (!isBegun) return;
    const focused = document.activeElement;
    // The button that added the first rows has disappeared: move focus to the first cell.
    const isLeft = focused === null || focused === document.body || focused === place.current?.parentElement;
    if (isLeft) place.current?.focus({ preventScroll: true });
  }, [isEmpty]);

  // Stable functions, otherwise all rows would re-render on every key.
  const onType = useCallback((text: string) => dispatch({ do: 'type', text }), [dispatch]);
  const onLeave = useCallback(() => dispatch({ do: 'commit' }), [dispatch]);

  const back = () => place.current?.focus({ preventScroll: true });
  const run = (command: KeyCommand): boolean => {
    switch (command.kind) {
      case 'move':
        dispatch({ do: 'move', rows: command.rows, columns: command.columns, shown: columns });
        return true;
      case 'next':
        return moveToNext(command.by);
      case 'edge':
        dispatch({ do: 'edge', row: command.row, column: edgeOf(columns, command.column) });
        return true;
      case 'edit':
        if (isEditable) dispatch({ do: 'edit', text: command.text });
        return isEditable;
      case 'clear':
        if (isEditable && active) dispatch({ do: 'set', cell: active, text: '' });
        return isEditable;
      case 'mark':
        if (isEditable && active && active.key > 0) {
          dispatch({ do: 'mark', keys: [active.key], isMarked: !marked.has(active.key) });
        }
        return true;
      case 'undo':
        if (isEditable) dispatch({ do: 'undo' });
        return isEditable;
      case 'search':
        onSearch();
        return true;
      case 'restore':
        dispatch({ do: 'restore' });
        return true;
      case 'leave':
        isLeaving.current = true;
        return true;
    }
  };
  /** Moves to the next cell by Tab, across row ends; after Escape, Tab leaves the grid. */
  const moveToNext = (by: 1 | -1): boolean => {
    if (!active || isLeaving.current) return false;
    const at = columns.indexOf(active.column) + by;
    if (at >= 0 && at < columns.length) {
      dispatch({ do: 'move', rows: 0, columns: by, shown: columns });
      return true;
    }
    if (activeIndex + by < 0 || activeIndex + by >= view.length) {
      dispatch({ do: 'commit' });
      return false;
    }
    dispatch({ do: 'move', rows: by, columns: -by * columns.length, shown: columns });
    return true;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const command = getKeyCommand(event, typed !== null, page);
    if (command === null) return;
    const isTab = command.kind === 'next';
    if (run(command)) event.preventDefault();
    if (command.kind !== 'leave' && !(isTab && isLeaving.current)) isLeaving.current = false;
    if (typed !== null && command.kind !== 'edit' && !(isTab && !event.defaultPrevented)) back();
  };
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
    if (typed === null) back();
  };
  const onDoubleClick = () => {
    if (isEditable) dispatch({ do: 'edit', text: null });
  };
  const pasted = (event: ClipboardEvent) => {
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
    const one = facts.byKey.get(active.key)?.row ?? left.get(active.key);
    const text = chosen.length > 0 ? chosen.map(lineOf).join('\n') : (one?.[active.column] ?? '');
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
  };

  const shownKeys = view.filter((key) => key > 0);
  const areAllMarked = shownKeys.length > 0 && shownKeys.every((key) => marked.has(key));
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
        className={`${styles['grid'] ?? ''} ${styles[room] ?? ''}`}
        style={{ height }}
        onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
        onKeyDown={onKeyDown}
        onPaste={pasted}
        onCopy={handleCopy}
        onClick={onClick}
        onDoubleClick={onDoubleClick}
        data-field="emps"
      >
        <div role="row" aria-rowindex={1} className={styles['head']}>
          <div
            role="columnheader"
            className={styles['box']}
            onClick={() => isEditable && dispatch({ do: 'mark', keys: shownKeys, isMarked: !areAllMarked })}
            data-action="markAll"
          >
            <span className="ncb-visually-hidden">{t('sheet.markAll')}</span>
            {isEditable && <span className={styles['tick']} data-on={areAllMarked} aria-hidden />}
          </div>
          <SortHead name="number" sort={query.sort} onSort={(sort) => show({ sort })} className={styles['number']} />
          {columns.map((column) => (
            <SortHead
              key={column}
              name={column}
              sort={query.sort}
              onSort={(sort) => show({ sort })}
              className={column === 'amount' ? styles['money'] : undefined}
            />
          ))}
          {room === 'full' && (
            <div role="columnheader" className={styles['money']}>
              {t('sheet.columns.lastTime')}
            </div>
          )}
          <SortHead name="difference" sort={query.sort} onSort={(sort) => show({ sort })} className={styles['money']} />
          <div role="columnheader">{t('sheet.columns.remark')}</div>
        </div>
        <div role="rowgroup" className={styles['rows']} style={{ height: view.length * ROW_HEIGHT }}>
          {rows.map((key, offset) => {
            const known = facts.byKey.get(key);
            const row = known?.row ?? left.get(key);
            return (
              row && (
                <SheetRowView
                  key={key}
                  gridId={gridId}
                  row={row}
                  facts={known}
                  index={first + offset}
                  columns={columns}
                  room={room}
                  language={language}
                  isEditable={isEditable}
                  isMarked={marked.has(key)}
                  isSeen={seen.has(key)}
                  active={active?.key === key ? active.column : null}
                  typed={active?.key === key && isCellEditable(row, active.column) ? typed : null}
                  onType={onType}
                  onLeave={onLeave}
                />
              )
            );
          })}
        </div>
      </div>
      {isEmpty && empty}
    </div>
  );
}

function edgeOf(columns: readonly DataColumn[], edge: 'first' | 'last' | null): DataColumn | null {
  if (edge === null) return null;
  return (edge === 'first' ? columns[0] : columns.at(-1)) ?? null;
}

function lineOf(row: SheetRow): string {
  const draft = toDraftRow(row);
  return DATA_COLUMNS.map((column) => draft[column]).join('\t');
}

interface SortHeadProps {
  name: NonNullable<SheetSort>['column'];
  sort: SheetSort | null;
  onSort: (sort: SheetSort | null) => void;
  className?: string | undefined;
}

function SortHead({ name, sort, onSort, className = '' }: SortHeadProps) {
  const { t } = useTexts();
  const own = sort?.column === name ? sort : null;
  const next = own
    ? own.isDescending
      ? null
      : { column: name, isDescending: true }
    : { column: name, isDescending: false };
  return (
    <div
      role="columnheader"
      aria-sort={own ? (own.isDescending ? 'descending' : 'ascending') : 'none'}
      className={className}
      onClick={() => onSort(next)}
      data-action={`sort-${name}`}
    >
      {t(`sheet.columns.${name}`)}
      {own && (own.isDescending ? <CaretDownFilled aria-hidden /> : <CaretUpFilled aria-hidden />)}
    </div>
  );
}
