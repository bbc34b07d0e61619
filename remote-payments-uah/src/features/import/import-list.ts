import { fromMinor, parseAmount, toMinor } from '@ncb/shared-kernel/domain/money';
import {
  numberMark,
  numbersToGive,
  readImportRow,
  type ImportContext,
  type ImportRow,
} from '@ncb/shared-kernel/domain/rules';
import type { CheckedRow } from '@ncb/shared-kernel/files';
import { inSlices } from '@ncb/shared-kernel/blocks/files';
import { mayChange, ROW_STATUSES, statusOf, type BankWord, type ImportedRow, type RowStatus } from './imported-row';

export interface RowSum {
  readonly count: number;
  /** Decimal string; rows whose amount is none are counted and not summed. */
  readonly amount: string;
}

/** The list at one moment. */
export interface ImportSnapshot {
  /** In the order of the file. */
  readonly rows: readonly ImportedRow[];
  readonly sums: Readonly<Record<RowStatus, RowSum>>;
  readonly withoutDebitAccount: number;
  /** There is something to take back. */
  readonly canUndo: boolean;
  /** Something was put right, left out or saved: reading the file anew would lose it. */
  readonly isTouched: boolean;
  /**
   * The numbers that the rows without one would be saved under now, by the row's id. No row that is not to be saved gets
   * one, and none gets what another row says or the bank was asked to take.
   * @param next of the bank's counter
   */
  readonly numbersToGive: (next: number) => ReadonlyMap<string, string>;
}

/**
 * The rows of a file outside of React: with 50,000 of them a letter typed into one may not cost a walk through all.
 * Counts, sums and repeated numbers are therefore kept up to date with each row and never counted anew.
 */
export interface ImportList {
  subscribe(listener: () => void): () => void;
  snapshot(): ImportSnapshot;
  status(id: string): RowStatus;
  /** True for a row whose number and date another row of the file has too: the bank stores one of them only. */
  isRepeated(id: string): boolean;
  /** Rows that were read; nobody is told before `publish`. Those of a statement are saved only when somebody ticks them. */
  append(rows: readonly CheckedRow[], areExcluded?: boolean): void;
  publish(): void;
  /** Changes cells; the row is judged anew at once. Changes of one row behind each other are taken back together. */
  change(id: string, cells: ImportRow): void;
  /** The cells as the file has them. */
  restore(id: string): void;
  setExcluded(ids: readonly string[], isExcluded: boolean): void;
  /** An account for all rows that have none, as one step; told when the last one is judged. */
  fillDebitAccount(iban: string): Promise<void>;
  /** A day, `dd.MM.yyyy`, or '' for none, for all rows in which that column is wrong, as one step. */
  fillDay(column: DayColumn, day: string): Promise<void>;
  /** Lets a row that was refused try once more as it is. */
  retry(id: string): void;
  undo(): void;
  /** What the bank has said; cannot be taken back. */
  settle(words: ReadonlyMap<string, BankWord | null>): void;
}

/** Columns of days: one program writes all of them in the same way, so all of them are wrong together. */
export const DAY_COLUMNS = ['oper_date', 'oper_datev'] as const;
export type DayColumn = (typeof DAY_COLUMNS)[number];

export function hasWrongDay(column: DayColumn): (row: ImportedRow) => boolean {
  return ({ problems, word }) => word === null && problems.some(({ field }) => field === column);
}

/** One step that can be taken back: the rows as they were. */
interface Step {
  readonly kind: 'typed' | 'other';
  readonly before: readonly ImportedRow[];
}

export function createImportList(context: ImportContext): ImportList {
  const rows: ImportedRow[] = [];
  const statuses: (RowStatus | undefined)[] = [];
  const counts = Object.fromEntries(ROW_STATUSES.map((status) => [status, { count: 0, units: 0n }])) as Record<
    RowStatus,
    { count: number; units: bigint }
  >;
  const marks = new Map<string, Set<number>>();
  const used = new Set<string>();
  /** How many rows say a number, whatever becomes of them, and the places of those that say none. */
  const said = new Map<string, number>();
  const numberless = new Set<number>();
  const listeners = new Set<() => void>();
  let withoutDebitAccount = 0;
  let steps: Step[] = [];
  let isTouched = false;
  let present = take();

  function take(): ImportSnapshot {
    const sums = Object.fromEntries(
      ROW_STATUSES.map((status) => [status, { count: counts[status].count, amount: fromMinor(counts[status].units) }]),
    ) as Record<RowStatus, RowSum>;
    const canUndo = steps.length > 0;
    return { rows: [...rows], sums, withoutDebitAccount, canUndo, isTouched, numbersToGive: numbersFrom };
  }

  function numbersFrom(next: number): ReadonlyMap<string, string> {
    const waiting = [...numberless].filter((place) => statuses[place] === 'ok').sort((a, b) => a - b);
    const isTaken = (number: string) => used.has(number) || (said.get(number) ?? 0) > 0;
    return numbersToGive(waiting.map(idOf), next, isTaken);
  }

  function publish(): void {
    present = take();
    listeners.forEach((listener) => listener());
  }

  /** Puts a row into its place and brings everything that is counted up to date. */
  function put(place: number, next: ImportedRow): void {
    const before = rows[place];
    const touched = new Set([place]);
    if (before) leave(place, before, touched);
    if (before?.payment.number !== next.payment.number) noteNumber(place, before?.payment.number, next.payment.number);
    rows[place] = next;
    join(place, next, touched);
    if (lacksAccount(next)) withoutDebitAccount += 1;
    for (const other of touched) judge(other);
  }

  function leave(place: number, before: ImportedRow, touched: Set<number>): void {
    const status = statuses[place];
    if (status) count(status, before, -1);
    statuses[place] = undefined;
    if (lacksAccount(before)) withoutDebitAccount -= 1;
    const group = groupOf(before);
    group?.delete(place);
    if (group?.size === 1) group.forEach((last) => touched.add(last));
  }

  function join(place: number, row: ImportedRow, touched: Set<number>): void {
    const mark = row.isExcluded ? null : numberMark(row.payment);
    if (mark === null) return;
    const group = marks.get(mark) ?? new Set();
    marks.set(mark, group.add(place));
    if (group.size === 2) group.forEach((other) => touched.add(other));
  }

  function noteNumber(place: number, before: string | undefined, next: string): void {
    if (before) said.set(before, (said.get(before) ?? 0) - 1);
    if (next) said.set(next, (said.get(next) ?? 0) + 1);
    if (next === '') numberless.add(place);
    else numberless.delete(place);
  }

  function groupOf(row: ImportedRow): Set<number> | undefined {
    const mark = row.isExcluded ? null : numberMark(row.payment);
    return mark === null ? undefined : marks.get(mark);
  }

  function judge(place: number): void {
    const row = rows[place];
    if (!row) return;
    const before = statuses[place];
    const status = statusOf(row, isRepeated(row));
    if (before === status) return;
    if (before) count(before, row, -1);
    statuses[place] = status;
    count(status, row, 1);
  }

  function isRepeated(row: ImportedRow): boolean {
    return (groupOf(row)?.size ?? 0) > 1;
  }

  function count(status: RowStatus, { payment }: ImportedRow, by: 1 | -1): void {
    const parsed = parseAmount(payment.amount);
    const sum = counts[status];
    sum.count += by;
    if (parsed.ok) sum.units += BigInt(by) * toMinor(parsed.amount);
  }

  const placeOf = (id: string) => Number(id) - 1;
  const idOf = (place: number) => String(place + 1);
  const rowOf = (id: string) => rows[placeOf(id)];
  const open = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const [row, status] = [rowOf(id), statuses[placeOf(id)]];
      return row && status && mayChange(status) ? [row] : [];
    });

  const withCells = (before: ImportedRow, row: ImportRow): ImportedRow => ({
    ...before,
    row,
    ...readImportRow(row, context),
    word: null,
  });

  function remember(kind: Step['kind'], before: readonly ImportedRow[]): void {
    if (before.length === 0) return;
    isTouched = true;
    const last = steps.at(-1);
    const goesOn = kind === 'typed' && last?.kind === 'typed' && last.before[0]?.id === before[0]?.id;
    if (!goesOn) steps = [...steps, { kind, before }];
  }

  function replace(kind: Step['kind'], ids: readonly string[], next: (row: ImportedRow) => ImportedRow): void {
    const before = open(ids);
    remember(kind, before);
    for (const row of before) put(placeOf(row.id), next(row));
    publish();
  }

  /** The same cells for many rows, as one step. */
  async function fill(meant: readonly ImportedRow[], cells: ImportRow): Promise<void> {
    const before = open(meant.map(({ id }) => id));
    remember('other', before);
    await inSlices(before, ({ id }) => {
      const row = rowOf(id);
      if (row) put(placeOf(id), withCells(row, { ...row.row, ...cells }));
    });
    publish();
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => present,
    status: (id) => statuses[placeOf(id)] ?? 'error',
    isRepeated: (id) => {
      const row = rowOf(id);
      return row !== undefined && isRepeated(row);
    },
    append(read, areExcluded = false) {
      for (const { line, row, payment, problems, restored } of read) {
        const id = idOf(rows.length);
        const said = { line, original: row, row, payment, problems, ...(restored && { restored }) };
        put(rows.length, { id, ...said, isExcluded: areExcluded, word: null });
      }
    },
    publish,
    change: (id, cells) => replace('typed', [id], (before) => withCells(before, { ...before.row, ...cells })),
    fillDebitAccount: (iban) => fill(rows.filter(lacksAccount), { acn_d: iban }),
    fillDay: (column, day) => fill(rows.filter(hasWrongDay(column)), { [column]: day }),
    restore: (id) => replace('other', [id], (before) => withCells(before, before.original)),
    setExcluded: (ids, isExcluded) => replace('other', ids, (before) => ({ ...before, isExcluded })),
    retry: (id) => replace('other', [id], (before) => ({ ...before, word: null })),
    undo() {
      const last = steps.at(-1);
      steps = steps.slice(0, -1);
      // What the bank has taken since then stays as the bank has it.
      for (const row of last?.before ?? []) {
        const status = statuses[placeOf(row.id)];
        if (status && mayChange(status)) put(placeOf(row.id), row);
      }
      publish();
    },
    settle(words) {
      isTouched = true;
      for (const [id, word] of words) {
        const row = rowOf(id);
        if (!row) continue;
        if (word) used.add(word.number);
        put(placeOf(id), { ...row, word });
      }
      publish();
    },
  };
}

function lacksAccount({ row }: ImportedRow): boolean {
  return !row.acn_d?.trim();
}
