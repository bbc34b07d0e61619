import type { PayrollRowDraft } from '@ncb/shared-kernel/domain/rules';
import { PAYROLL_ROWS_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import {
  normaliseCell,
  DATA_COLUMNS,
  EMPTY_ROW,
  isCellEditable,
  findReturnedColumn,
  toGridRow,
  withoutCards,
  type BankPeople,
  type DataColumn,
  type GridRow,
} from './grid-row';
import type { PastePlan } from './paste-block';

/** Maximum number of steps that can be undone. */
export const UNDO_STEPS = 100;

interface Cell {
  readonly key: number;
  readonly column: DataColumn;
}

interface Step {
  readonly rows: readonly GridRow[];
  readonly view: readonly number[];
}

export interface GridState extends Step {
  readonly past: readonly Step[];
  readonly nextKey: number;
  readonly active: Cell | null;
  /** Text being typed into the active cell; null while none is. */
  readonly typed: string | null;
  readonly marked: ReadonlySet<number>;
  /** Rows whose advice the user has dismissed. */
  readonly dismissedAdvice: ReadonlySet<number>;
}

export type GridAction =
  | { readonly do: 'go'; readonly cell: Cell }
  | { readonly do: 'move'; readonly rows: number; readonly columns: number; readonly shown: readonly DataColumn[] }
  | { readonly do: 'edge'; readonly row: 'first' | 'last' | null; readonly column: DataColumn | null }
  /** Starts editing: replaces the contents with a text, or continues them with null. */
  | { readonly do: 'edit'; readonly text: string | null }
  | { readonly do: 'type'; readonly text: string }
  | { readonly do: 'commit' }
  | { readonly do: 'restore' }
  | { readonly do: 'set'; readonly cell: Cell; readonly text: string }
  | { readonly do: 'put'; readonly key: number; readonly row: PayrollRowDraft }
  | { readonly do: 'mark'; readonly keys: readonly number[]; readonly isMarked: boolean }
  | { readonly do: 'see'; readonly key: number }
  | { readonly do: 'paste'; readonly plan: PastePlan }
  | { readonly do: 'append'; readonly rows: readonly PayrollRowDraft[]; readonly bank?: BankPeople }
  | { readonly do: 'replace'; readonly rows: readonly PayrollRowDraft[]; readonly bank?: BankPeople }
  | { readonly do: 'fill'; readonly amounts: ReadonlyMap<number, string> }
  | { readonly do: 'remove'; readonly keys: readonly number[] }
  | { readonly do: 'undo' }
  | { readonly do: 'arrange'; readonly view: readonly number[] };

export function createGridState(drafts: readonly PayrollRowDraft[], bank?: BankPeople): GridState {
  const rows = drafts.map((draft, index) => toGridRow(index + 1, draft, bank));
  const view = rows.map(({ key }) => key);
  return {
    rows,
    view,
    past: [],
    nextKey: rows.length + 1,
    active: findReturnedCell(rows) ?? getFirstCell(view),
    typed: null,
    marked: new Set(),
    dismissedAdvice: new Set(),
  };
}

export function reduceGrid(state: GridState, action: GridAction): GridState {
  switch (action.do) {
    case 'go':
      return { ...commitTyped(state), active: action.cell };
    case 'move':
      return moveActive(commitTyped(state), action.rows, action.columns, action.shown);
    case 'edge':
      return moveToEdge(commitTyped(state), action.row, action.column);
    case 'edit':
      return editCell(state, action.text);
    case 'type':
      return { ...state, typed: action.text };
    case 'commit':
      return commitTyped(state);
    case 'restore':
      return { ...state, typed: null };
    case 'mark':
      return { ...state, marked: withAll(state.marked, action.keys, action.isMarked) };
    case 'see':
      return { ...state, dismissedAdvice: new Set(state.dismissedAdvice).add(action.key) };
    case 'arrange':
      return withView(commitTyped(state), action.view);
    case 'undo':
      return undo(state);
    case 'set':
    case 'put':
    case 'paste':
    case 'append':
    case 'replace':
    case 'fill':
    case 'remove':
      return applyChange(commitTyped(state), action);
  }
}

type Change = Extract<GridAction, { do: 'set' | 'put' | 'paste' | 'append' | 'replace' | 'fill' | 'remove' }>;

function applyChange(state: GridState, action: Change): GridState {
  switch (action.do) {
    case 'set':
      return withCell(state, action.cell, action.text);
    case 'put':
      return withRow(state, action.key, action.row);
    case 'paste':
      return { ...withUndoStep(state, action.plan.rows, action.plan.view), nextKey: action.plan.nextKey };
    case 'append':
      return appendRows(state, action.rows, action.bank);
    case 'replace':
      return replaceRows(state, action.rows, action.bank);
    case 'fill':
      return fillAmounts(state, action.amounts);
    case 'remove':
      return removeRows(state, new Set(action.keys));
  }
}

export function findRow({ rows }: Pick<GridState, 'rows'>, key: number): GridRow | undefined {
  return rows.find((row) => row.key === key);
}

/** The first cell that the bank has returned money for; null where it has not. */
export function findReturnedCell(rows: readonly GridRow[]): Cell | null {
  for (const row of rows) {
    const column = findReturnedColumn(row);
    if (column !== null) return { key: row.key, column };
  }
  return null;
}

function getFirstCell(view: readonly number[]): Cell | null {
  const [key] = view;
  return key === undefined ? null : { key, column: 'amount' };
}

function withUndoStep(state: GridState, rows: readonly GridRow[], view: readonly number[]): GridState {
  const step: Step = { rows: state.rows, view: state.view };
  return {
    ...state,
    rows,
    view,
    past: [...state.past, step].slice(-UNDO_STEPS),
    active: state.active ?? getFirstCell(view),
  };
}

function commitTyped(state: GridState): GridState {
  const { typed, active } = state;
  if (typed === null) return state;
  const rest = { ...state, typed: null };
  return active ? withCell(rest, active, typed) : rest;
}

function withCell(state: GridState, { key, column }: Cell, text: string): GridState {
  const row = findRow(state, key);
  return row ? withRow(state, key, { ...row, [column]: normaliseCell(column, text) }) : state;
}

function withRow(state: GridState, key: number, draft: PayrollRowDraft): GridState {
  const row = findRow(state, key);
  const masked = withoutCards(draft);
  const open = row
    ? DATA_COLUMNS.filter((column) => isCellEditable(row, column) && row[column] !== masked[column])
    : [];
  if (!row || open.length === 0) return state;
  // Another amount changes nothing of the reason for which the bank has returned it.
  const isOther = row.outcome === null && open.some((column) => column !== 'amount');
  const next = {
    ...row,
    ...Object.fromEntries(open.map((column) => [column, masked[column]])),
    ...(isOther && { reason: null }),
  };
  return withUndoStep(
    state,
    state.rows.map((one) => (one === row ? next : one)),
    state.view,
  );
}

function editCell(state: GridState, text: string | null): GridState {
  const { active, typed } = state;
  const row = active && findRow(state, active.key);
  if (!active || !row || typed !== null || !isCellEditable(row, active.column)) return state;
  return { ...state, typed: text ?? row[active.column] };
}

function moveActive(state: GridState, rows: number, columns: number, shown: readonly DataColumn[]): GridState {
  const { active, view } = state;
  if (!active) return state;
  const place = Math.max(0, view.indexOf(active.key));
  const at = Math.max(0, shown.indexOf(active.column));
  const key = view[clamp(place + rows, view.length)];
  const column = shown[clamp(at + columns, shown.length)];
  return key === undefined || column === undefined ? state : { ...state, active: { key, column } };
}

function moveToEdge(state: GridState, row: 'first' | 'last' | null, column: DataColumn | null): GridState {
  const { active, view } = state;
  const edge = row === 'first' ? view[0] : view.at(-1);
  const key = row === null ? active?.key : edge;
  if (key === undefined || !active) return state;
  return { ...state, active: { key, column: column ?? active.column } };
}

function appendRows(state: GridState, drafts: readonly PayrollRowDraft[], bank?: BankPeople): GridState {
  const room = Math.max(0, PAYROLL_ROWS_MAX - state.rows.length);
  const added = drafts.slice(0, room).map((draft, index) => toGridRow(state.nextKey + index, draft, bank));
  const [first] = added;
  if (!first) return state;
  const next = withUndoStep(state, [...state.rows, ...added], [...state.view, ...added.map(({ key }) => key)]);
  const active = findReturnedCell(added) ?? { key: first.key, column: first.lastName === '' ? 'lastName' : 'amount' };
  return { ...next, nextKey: state.nextKey + added.length, active };
}

function replaceRows(state: GridState, drafts: readonly PayrollRowDraft[], bank?: BankPeople): GridState {
  const rows = drafts.slice(0, PAYROLL_ROWS_MAX).map((draft, index) => toGridRow(state.nextKey + index, draft, bank));
  const view = rows.map(({ key }) => key);
  return {
    ...withUndoStep(state, rows, view),
    nextKey: state.nextKey + rows.length,
    active: getFirstCell(view),
    marked: new Set(),
  };
}

function fillAmounts(state: GridState, amounts: ReadonlyMap<number, string>): GridState {
  const rows = state.rows.map((row) => {
    const amount = amounts.get(row.key);
    return amount === undefined || amount === row.amount ? row : { ...row, amount };
  });
  return rows.every((row, index) => row === state.rows[index]) ? state : withUndoStep(state, rows, state.view);
}

function removeRows(state: GridState, keys: ReadonlySet<number>): GridState {
  const view = state.view.filter((key) => !keys.has(key));
  const place = state.active ? state.view.indexOf(state.active.key) : 0;
  const next = withUndoStep(
    state,
    state.rows.filter(({ key }) => !keys.has(key)),
    view,
  );
  return { ...next, marked: withAll(state.marked, [...keys], false), active: findNearestCell(state, view, place) };
}

function undo(state: GridState): GridState {
  // Text being typed is undone first.
  if (state.typed !== null) return { ...state, typed: null };
  const last = state.past.at(-1);
  if (!last) return state;
  const lastKeys = new Set(last.rows.map(({ key }) => key));
  const marked = new Set([...state.marked].filter((key) => lastKeys.has(key)));
  const place = state.active ? state.view.indexOf(state.active.key) : 0;
  const { rows, view } = last;
  return { ...state, rows, view, marked, past: state.past.slice(0, -1), active: findNearestCell(state, view, place) };
}

function withView(state: GridState, view: readonly number[]): GridState {
  const isShown = state.active !== null && view.includes(state.active.key);
  return { ...state, view, active: isShown ? state.active : getFirstCell(view) };
}

function findNearestCell({ active }: GridState, view: readonly number[], place: number): Cell | null {
  if (active && view.includes(active.key)) return active;
  const key = view[clamp(place, view.length)];
  return key === undefined ? null : { key, column: active?.column ?? 'amount' };
}

function withAll(set: ReadonlySet<number>, keys: readonly number[], isIn: boolean): ReadonlySet<number> {
  const next = new Set(set);
  keys.forEach((key) => (isIn ? next.add(key) : next.delete(key)));
  return next;
}

function clamp(index: number, length: number): number {
  return Math.min(Math.max(index, 0), Math.max(length - 1, 0));
}

export const NEW_ROW: readonly PayrollRowDraft[] = [EMPTY_ROW];
