import { formatMinor, toMinor } from '../../domain/money';
import type { Problem } from '../../domain';
import { isIncomingRow, isLastingProblem, assignNumbers } from '../../domain/rules';
import type { ReceiverCheck } from '../../api/contract';
import { hasPairQuestion, NO_CHECKS, getPairKey, type PairChecks } from '../account-code';
import { processInSlices } from '../files';
import {
  getRowAmount,
  canEdit,
  ROW_STATUSES,
  getRowStatus,
  type BankAnswer,
  type ImportedRow,
  type PairResult,
  type RowStatus,
} from './imported-row';
import type { ReadRow, RowCells, RowDocument, RowRules } from './row-rules';

/** Decimal strings by ISO 4217 letters; rows without a readable amount are left out. */
export type RowAmounts = Readonly<Record<string, string>>;

export interface RowSum {
  readonly count: number;
  readonly amounts: RowAmounts;
}

export type NextNumbers = Readonly<Partial<Record<string, number>>>;

export interface ImportSnapshot<D extends RowDocument = RowDocument> {
  readonly rows: readonly ImportedRow<D>[];
  readonly sums: Readonly<Record<RowStatus, RowSum>>;
  readonly withoutDebitAccount: number;
  readonly canUndo: boolean;
  /** True after corrections, exclusions or saves, which reading the file again would lose. */
  readonly isTouched: boolean;
  /**
   * Returns the numbers to assign, by row id: only to rows that will be saved, and never a number that another row has
   * or the bank was sent.
   * @param next next number of each counter
   */
  readonly numbersToGive: (next: NextNumbers) => ReadonlyMap<string, string>;
}

/**
 * Rows of a file outside React. With 50,000 rows a keystroke must not walk through all: counts, totals and repeated
 * numbers are updated per changed row.
 */
export interface ImportList<D extends RowDocument = RowDocument> {
  readonly rules: RowRules<D>;
  subscribe(listener: () => void): () => void;
  snapshot(): ImportSnapshot<D>;
  status(id: string): RowStatus;
  /** True if another row has the same number and date: the bank stores only one of them. */
  isRepeated(id: string): boolean;
  /** Bank's comparison of a row's account and code; null while there is none. */
  checkOf(id: string): ReceiverCheck | null;
  /** Applies the bank's comparisons; rows with a new verdict change their status. */
  compare(checks: PairChecks): void;
  /** Marks rows as confirmed although their accounts were used with other codes; one undo step. */
  confirmPairs(ids: readonly string[]): void;
  /** Adds read rows without notifying; see `publish`. Rows of a statement start excluded. */
  append(rows: readonly ReadRow<D>[], areExcluded?: boolean): void;
  publish(): void;
  /** Changes cells and checks the row at once. Consecutive changes of one row are one undo step. */
  change(id: string, cells: RowCells): void;
  restore(id: string): void;
  setExcluded(ids: readonly string[], isExcluded: boolean): void;
  /** Sets the account of all rows without one, as one undo step; resolves after the last check. */
  fillDebitAccount(iban: string): Promise<void>;
  /** Sets a day, `dd.MM.yyyy` or '' for none, in all rows where the column is wrong, as one undo step. */
  fillDay(column: string, day: string): Promise<void>;
  /**
   * Repairs many rows as one undo step; resolves after the last check.
   * @param cellsOf returns the new cells of a row, null to leave it
   */
  repair(cellsOf: (row: ImportedRow<D>) => RowCells | null): Promise<void>;
  /** Marks a refused row for another try without changes. */
  retry(id: string): void;
  undo(): void;
  /** Stores the bank's answers; cannot be undone. */
  storeAnswers(answers: ReadonlyMap<string, BankAnswer | null>): void;
}

/** Returns a filter for rows not sent yet whose date column is wrong. */
export function createWrongDayFilter(column: string): (row: ImportedRow) => boolean {
  return ({ problems, word }) => word === null && problems.some(({ field }) => field === column);
}

const isOfRow = ({ field }: Problem) => field === 'row';

interface Step<D extends RowDocument> {
  readonly kind: 'typed' | 'other';
  readonly before: readonly ImportedRow<D>[];
}

/**
 * Positions of rows with the same mark: the number itself while there is one. A set for each of 50,000 rows causes
 * garbage collection pauses during typing.
 */
type PlacesWithMark = number | Set<number>;

export function createImportList<D extends RowDocument>(rules: RowRules<D>): ImportList<D> {
  const rows: ImportedRow<D>[] = [];
  const statuses: (RowStatus | undefined)[] = [];
  const counts = Object.fromEntries(
    ROW_STATUSES.map((status) => [status, { count: 0, units: new Map<string, bigint>() }]),
  ) as Record<RowStatus, { count: number; units: Map<string, bigint> }>;
  const marks = new Map<string, PlacesWithMark>();
  /** Mark of each row as counted in {@link marks}. */
  const markAt: (string | null)[] = [];
  const used = new Set<string>();
  /** Count of rows per number, whatever their status, and positions of rows without a number. */
  const numberCounts = new Map<string, number>();
  const numberless = new Set<number>();
  const listeners = new Set<() => void>();
  let withoutDebitAccount = 0;
  let checks = NO_CHECKS;
  let steps: Step<D>[] = [];
  let isTouched = false;
  let current = takeSnapshot();

  function takeSnapshot(): ImportSnapshot<D> {
    const sums = Object.fromEntries(
      ROW_STATUSES.map((status) => [status, { count: counts[status].count, amounts: amountsOf(counts[status].units) }]),
    ) as Record<RowStatus, RowSum>;
    const canUndo = steps.length > 0;
    return { rows: [...rows], sums, withoutDebitAccount, canUndo, isTouched, numbersToGive: numbersFrom };
  }

  function numbersFrom(next: NextNumbers): ReadonlyMap<string, string> {
    const waiting = [...numberless].filter((place) => statuses[place] === 'ok').sort((a, b) => a - b);
    const isTaken = (name: string) => used.has(name) || (numberCounts.get(name) ?? 0) > 0;
    const assigned = [...new Set(waiting.map(counterAt))].flatMap((counter) => {
      const ids = waiting.filter((place) => counterAt(place) === counter).map(idOf);
      return [...assignNumbers(ids, next[counter] ?? 1, (number) => isTaken(buildNumberKey(counter, number)))];
    });
    return new Map(assigned);
  }

  function counterAt(place: number): string {
    const row = rows[place];
    return row ? rules.counterOf(row.document) : '';
  }

  function publish(): void {
    current = takeSnapshot();
    listeners.forEach((listener) => listener());
  }

  /** Stores a row and updates all counts. */
  function put(place: number, next: ImportedRow<D>): void {
    const before = rows[place];
    const touched = [place];
    if (before) uncount(place, before, touched);
    noteNumber(place, before, next);
    rows[place] = next;
    join(place, next, touched);
    if (lacksAccount(next)) withoutDebitAccount += 1;
    for (const other of touched) judge(other);
  }

  function uncount(place: number, before: ImportedRow<D>, touched: number[]): void {
    const status = statuses[place];
    if (status) count(status, before, -1);
    statuses[place] = undefined;
    if (lacksAccount(before)) withoutDebitAccount -= 1;
    const mark = markAt[place] ?? null;
    const alike = mark === null ? undefined : marks.get(mark);
    if (mark !== null && alike === place) marks.delete(mark);
    if (!(alike instanceof Set)) return;
    alike.delete(place);
    if (alike.size === 1) touched.push(...alike);
  }

  function join(place: number, row: ImportedRow<D>, touched: number[]): void {
    const mark = markOf(row);
    markAt[place] = mark;
    if (mark === null) return;
    const alike = marks.get(mark);
    if (alike === undefined) marks.set(mark, place);
    else if (alike instanceof Set) {
      alike.add(place);
      if (alike.size === 2) touched.push(...alike);
    } else {
      marks.set(mark, new Set([alike, place]));
      touched.push(alike);
    }
  }

  function noteNumber(place: number, before: ImportedRow<D> | undefined, next: ImportedRow<D>): void {
    const [was, is] = [getNumberKey(before), getNumberKey(next)];
    if (was === is) {
      if (is === null) numberless.add(place);
      return;
    }
    if (was !== null) numberCounts.set(was, (numberCounts.get(was) ?? 0) - 1);
    if (is !== null) numberCounts.set(is, (numberCounts.get(is) ?? 0) + 1);
    if (is === null) numberless.add(place);
    else numberless.delete(place);
  }

  /** Returns the row's own number with its counter; null if none. */
  function getNumberKey(row: ImportedRow<D> | undefined): string | null {
    if (!row || row.document.number === '') return null;
    return buildNumberKey(rules.counterOf(row.document), row.document.number);
  }

  function markOf(row: ImportedRow<D>): string | null {
    return row.isExcluded ? null : rules.markOf(row.document);
  }

  function judge(place: number): void {
    const row = rows[place];
    if (!row) return;
    const before = statuses[place];
    const status = getRowStatus(row, isRepeated(place), resultOf(row));
    if (before === status) return;
    if (before) count(before, row, -1);
    statuses[place] = status;
    count(status, row, 1);
  }

  function pairOf(row: ImportedRow<D>): string | null {
    const pair = rules.pairOf?.(row);
    return pair ? getPairKey(pair) : null;
  }

  function resultOf(row: ImportedRow<D>): PairResult {
    const pair = checks.size === 0 ? null : pairOf(row);
    const check = pair === null ? undefined : checks.get(pair);
    if (check?.verdict === 'differs') return 'wrong';
    return hasPairQuestion(check) && row.confirmedPair !== pair ? 'question' : 'fine';
  }

  function isRepeated(place: number): boolean {
    const mark = markAt[place] ?? null;
    const alike = mark === null ? undefined : marks.get(mark);
    return alike instanceof Set && alike.size > 1;
  }

  function count(status: RowStatus, row: ImportedRow<D>, by: 1 | -1): void {
    const amount = getRowAmount(row);
    const sum = counts[status];
    sum.count += by;
    if (amount === null) return;
    const currency = rules.currencyOf(row.document);
    sum.units.set(currency, (sum.units.get(currency) ?? 0n) + BigInt(by) * toMinor(amount));
  }

  const lacksAccount = ({ row }: ImportedRow) => !row[rules.accountColumn]?.trim();

  const placeOf = (id: string) => Number(id) - 1;
  const idOf = (place: number) => String(place + 1);
  const rowOf = (id: string) => rows[placeOf(id)];
  const open = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const [row, status] = [rowOf(id), statuses[placeOf(id)]];
      return row && status && canEdit(status) ? [row] : [];
    });

  const withCells = (
    before: ImportedRow<D>,
    row: RowCells,
    lasting: readonly Problem[] = (before.ofRow ?? []).filter(isLastingProblem),
  ): ImportedRow<D> => {
    const { document, problems } = rules.judge(row);
    return {
      ...before,
      row,
      document,
      problems: isIncomingRow(lasting) ? lasting : [...lasting, ...problems],
      word: null,
    };
  };

  function remember(kind: Step<D>['kind'], before: readonly ImportedRow<D>[]): void {
    if (before.length === 0) return;
    isTouched = true;
    const last = steps.at(-1);
    const goesOn = kind === 'typed' && last?.kind === 'typed' && last.before[0]?.id === before[0]?.id;
    if (!goesOn) steps = [...steps, { kind, before }];
  }

  function replace(kind: Step<D>['kind'], ids: readonly string[], next: (row: ImportedRow<D>) => ImportedRow<D>): void {
    const before = open(ids);
    remember(kind, before);
    for (const row of before) put(placeOf(row.id), next(row));
    publish();
  }

  async function repair(cellsOf: (row: ImportedRow<D>) => RowCells | null): Promise<void> {
    const rowsToRepair = rows.filter((row) => cellsOf(row) !== null);
    const before = open(rowsToRepair.map(({ id }) => id));
    remember('other', before);
    await processInSlices(before, ({ id }) => {
      const row = rowOf(id);
      const cells = row && cellsOf(row);
      // A bulk repair does not review each row, so problems of the whole row stay.
      if (row && cells) put(placeOf(id), withCells(row, { ...row.row, ...cells }, row.problems.filter(isOfRow)));
    });
    publish();
  }

  const fill = (isTarget: (row: ImportedRow<D>) => boolean, cells: RowCells) =>
    repair((row) => (isTarget(row) ? cells : null));

  return {
    rules,
    repair,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => current,
    status: (id) => statuses[placeOf(id)] ?? 'error',
    isRepeated: (id) => isRepeated(placeOf(id)),
    checkOf(id) {
      const row = checks.size === 0 ? undefined : rowOf(id);
      const pair = row ? pairOf(row) : null;
      return (pair !== null && checks.get(pair)) || null;
    },
    compare(compared) {
      if (compared === checks) return;
      checks = compared;
      for (const place of rows.keys()) judge(place);
      publish();
    },
    confirmPairs: (ids) =>
      replace('other', ids, (before) => {
        const pair = pairOf(before);
        return pair === null ? before : { ...before, confirmedPair: pair };
      }),
    append(read, areExcluded = false) {
      for (const { line, row, document, problems, restored } of read) {
        const id = idOf(rows.length);
        const ofRow = problems.filter(isOfRow);
        const numberCounts = {
          line,
          original: row,
          row,
          document,
          problems,
          ...(ofRow.length > 0 && { ofRow }),
          ...(restored && { restored }),
        };
        put(rows.length, { id, ...numberCounts, isExcluded: areExcluded, word: null });
      }
    },
    publish,
    change: (id, cells) => replace('typed', [id], (before) => withCells(before, { ...before.row, ...cells })),
    fillDebitAccount: (iban) => fill(lacksAccount, { [rules.accountColumn]: iban }),
    fillDay: (column, day) => fill(createWrongDayFilter(column), { [column]: day }),
    restore: (id) => replace('other', [id], (before) => withCells(before, before.original, before.ofRow)),
    setExcluded: (ids, isExcluded) => replace('other', ids, (before) => ({ ...before, isExcluded })),
    retry: (id) => replace('other', [id], (before) => ({ ...before, word: null })),
    undo() {
      const last = steps.at(-1);
      steps = steps.slice(0, -1);
      // Rows saved since then keep the bank's answer.
      for (const row of last?.before ?? []) {
        const status = statuses[placeOf(row.id)];
        if (status && canEdit(status)) put(placeOf(row.id), row);
      }
      publish();
    },
    storeAnswers(answers) {
      isTouched = true;
      for (const [id, word] of answers) {
        const row = rowOf(id);
        if (!row) continue;
        if (word) used.add(buildNumberKey(rules.counterOf(row.document), word.number));
        put(placeOf(id), { ...row, word });
      }
      publish();
    },
  };
}

function amountsOf(units: ReadonlyMap<string, bigint>): RowAmounts {
  return Object.fromEntries([...units].map(([currency, sum]) => [currency, formatMinor(sum)]));
}

function buildNumberKey(counter: string, number: string): string {
  return `${counter} ${number}`;
}
