import { useRef, type KeyboardEvent } from 'react';
import { getKeyCommand, type KeyCommand } from './grid-keys';
import type { DataColumn } from './grid-row';
import type { PayrollGridModel } from './use-payroll-grid';

interface GridKeysOptions {
  grid: PayrollGridModel;
  columns: readonly DataColumn[];
  /** Rows by which Page Up and Page Down move. */
  page: number;
  isEditable: boolean;
  onSearch: () => void;
  /** Called when a key ends the editing of a cell. */
  onEnd: () => void;
}

/** Returns the handler of keys in the payroll grid. */
export function useGridKeys({ grid, columns, page, isEditable, onSearch, onEnd }: GridKeysOptions) {
  const { state, dispatch } = grid;
  const { view, active, typed, marked } = state;
  const activeIndex = active ? view.indexOf(active.key) : -1;
  /** True after Escape, when Tab leaves the grid. */
  const isLeaving = useRef(false);

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

  const run = (command: KeyCommand): boolean => {
    switch (command.kind) {
      case 'move':
        dispatch({ do: 'move', rows: command.rows, columns: command.columns, shown: columns });
        return true;
      case 'next':
        return moveToNext(command.by);
      case 'edge':
        dispatch({ do: 'edge', row: command.row, column: getEdgeColumn(columns, command.column) });
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

  return (event: KeyboardEvent<HTMLDivElement>) => {
    const command = getKeyCommand(event, typed !== null, page);
    if (command === null) return;
    const isTab = command.kind === 'next';
    if (run(command)) event.preventDefault();
    if (command.kind !== 'leave' && !(isTab && isLeaving.current)) isLeaving.current = false;
    if (typed !== null && command.kind !== 'edit' && !(isTab && !event.defaultPrevented)) onEnd();
  };
}

function getEdgeColumn(columns: readonly DataColumn[], edge: 'first' | 'last' | null): DataColumn | null {
  if (edge === null) return null;
  return (edge === 'first' ? columns[0] : columns.at(-1)) ?? null;
}
