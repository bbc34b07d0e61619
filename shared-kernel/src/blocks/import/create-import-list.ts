import type { Problem } from '../../domain';
import { isIncomingRow, isLastingProblem } from '../../domain/rules';
import { processInSlices } from '../files';
import { createRowStore, toRowId } from './create-row-store';
import { createUndoSteps } from './create-undo-steps';
import { canEdit, type ImportedRow } from './imported-row';
import type { ImportList, ImportSnapshot } from './import-list';
import type { ReadRow, RowCells, RowDocument, RowRules } from './row-rules';

/** Returns a filter for rows not sent yet whose date column is wrong. */
export function createWrongDayFilter(column: string): (row: ImportedRow) => boolean {
  return ({ problems, word }) => word === null && problems.some(({ field }) => field === column);
}

const isOfRow = ({ field }: Problem) => field === 'row';

export function createImportList<D extends RowDocument>(rules: RowRules<D>): ImportList<D> {
  const store = createRowStore(rules);
  const steps = createUndoSteps<D>();
  const listeners = new Set<() => void>();
  let isTouched = false;
  let current = takeSnapshot();

  function takeSnapshot(): ImportSnapshot<D> {
    return { ...store.takeSnapshot(), canUndo: steps.hasSteps(), isTouched };
  }

  function publish(): void {
    current = takeSnapshot();
    listeners.forEach((listener) => listener());
  }

  const isOpen = ({ id }: ImportedRow) => {
    const status = store.findStatus(id);
    return status !== undefined && canEdit(status);
  };

  function remember(kind: 'typed' | 'other', before: readonly ImportedRow<D>[]): void {
    if (before.length === 0) return;
    isTouched = true;
    steps.add(kind, before);
  }

  function replace(kind: 'typed' | 'other', ids: readonly string[], next: (row: ImportedRow<D>) => ImportedRow<D>) {
    const before = ids.flatMap((id) => store.find(id) ?? []).filter(isOpen);
    remember(kind, before);
    for (const row of before) store.put(next(row));
    publish();
  }

  async function repair(cellsOf: (row: ImportedRow<D>) => RowCells | null): Promise<void> {
    const before = store.rows.filter((row) => cellsOf(row) !== null && isOpen(row));
    remember('other', before);
    await processInSlices(before, ({ id }) => {
      const row = store.find(id);
      const cells = row && cellsOf(row);
      // A bulk repair does not review each row, so problems of the whole row stay.
      if (row && cells) store.put(withCells(rules, row, { ...row.row, ...cells }, row.problems.filter(isOfRow)));
    });
    publish();
  }

  const fill = (isTarget: (row: ImportedRow<D>) => boolean, cells: RowCells) =>
    repair((row) => (isTarget(row) ? cells : null));

  return {
    rules,
    repair,
    publish,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => current,
    status: (id) => store.findStatus(id) ?? 'error',
    isRepeated: (id) => store.isRepeated(id),
    checkOf(id) {
      const row = store.find(id);
      return (row && store.findCheck(row)) ?? null;
    },
    compare(checks) {
      if (store.compare(checks)) publish();
    },
    confirmPairs: (ids) =>
      replace('other', ids, (before) => {
        const pair = store.findPair(before);
        return pair === null ? before : { ...before, confirmedPair: pair };
      }),
    append(read, areExcluded = false) {
      for (const row of read) store.put(toImportedRow(row, toRowId(store.rows.length), areExcluded));
    },
    change: (id, cells) => replace('typed', [id], (before) => withCells(rules, before, { ...before.row, ...cells })),
    fillDebitAccount: (iban) => fill((row) => store.lacksAccount(row), { [rules.accountColumn]: iban }),
    fillDay: (column, day) => fill(createWrongDayFilter(column), { [column]: day }),
    restore: (id) => replace('other', [id], (before) => withCells(rules, before, before.original, before.ofRow)),
    setExcluded: (ids, isExcluded) => replace('other', ids, (before) => ({ ...before, isExcluded })),
    retry: (id) => replace('other', [id], (before) => ({ ...before, word: null })),
    undo() {
      // Rows saved since then keep the bank's answer.
      for (const row of steps.takeLast().filter(isOpen)) store.put(row);
      publish();
    },
    storeAnswers(answers) {
      isTouched = true;
      for (const [id, answer] of answers) {
        const row = store.find(id);
        if (row) store.storeAnswer(row, answer);
      }
      publish();
    },
  };
}

function toImportedRow<D extends RowDocument>(
  { line, row, document, problems, restored }: ReadRow<D>,
  id: string,
  isExcluded: boolean,
): ImportedRow<D> {
  const ofRow = problems.filter(isOfRow);
  return {
    id,
    line,
    original: row,
    row,
    document,
    problems,
    ...(ofRow.length > 0 && { ofRow }),
    ...(restored && { restored }),
    isExcluded,
    word: null,
  };
}

function withCells<D extends RowDocument>(
  rules: RowRules<D>,
  before: ImportedRow<D>,
  row: RowCells,
  lasting: readonly Problem[] = (before.ofRow ?? []).filter(isLastingProblem),
): ImportedRow<D> {
  const { document, problems } = rules.judge(row);
  return {
    ...before,
    row,
    document,
    problems: isIncomingRow(lasting) ? lasting : [...lasting, ...problems],
    word: null,
  };
}
