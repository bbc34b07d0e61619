import { assignNumbers } from '../../domain/rules';
import type { ImportedRow } from './imported-row';
import type { NextNumbers } from './import-list';
import type { RowDocument, RowRules } from './row-rules';

interface NumberRegister<D extends RowDocument> {
  /** Counts the number of a changed row instead of its former one. */
  update(place: number, before: ImportedRow<D> | undefined, next: ImportedRow<D>): void;
  /** Reserves a number that the bank was sent. */
  reserve(document: D, number: string): void;
  /** Returns the positions of rows without a number, in order. */
  getNumberless(): readonly number[];
  /**
   * Returns free numbers by row id.
   * @param next next number of each counter
   */
  assign(rows: readonly ImportedRow<D>[], next: NextNumbers): ReadonlyMap<string, string>;
}

/** Counts the numbers of rows and of documents sent, so that no number is given twice. */
export function createNumberRegister<D extends RowDocument>({
  counterOf,
}: Pick<RowRules<D>, 'counterOf'>): NumberRegister<D> {
  const reserved = new Set<string>();
  /** Count of rows per number, whatever their status. */
  const counts = new Map<string, number>();
  const numberless = new Set<number>();

  const change = (key: string | null, by: 1 | -1) => {
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + by);
  };
  const isTaken = (key: string) => reserved.has(key) || (counts.get(key) ?? 0) > 0;

  /** Returns the row's own number with its counter; null if none. */
  function getKey(row: ImportedRow<D> | undefined): string | null {
    if (!row || row.document.number === '') return null;
    return buildNumberKey(counterOf(row.document), row.document.number);
  }

  return {
    update(place, before, next) {
      const [was, is] = [getKey(before), getKey(next)];
      if (is === null) numberless.add(place);
      else numberless.delete(place);
      if (was === is) return;
      change(was, -1);
      change(is, 1);
    },
    reserve(document, number) {
      reserved.add(buildNumberKey(counterOf(document), number));
    },
    getNumberless: () => [...numberless].sort((a, b) => a - b),
    assign(rows, next) {
      const counters = [...new Set(rows.map(({ document }) => counterOf(document)))];
      return new Map(
        counters.flatMap((counter) => {
          const ids = rows.filter(({ document }) => counterOf(document) === counter).map(({ id }) => id);
          return [...assignNumbers(ids, next[counter] ?? 1, (number) => isTaken(buildNumberKey(counter, number)))];
        }),
      );
    },
  };
}

function buildNumberKey(counter: string, number: string): string {
  return `${counter} ${number}`;
}
