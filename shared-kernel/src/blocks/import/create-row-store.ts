import type { ReceiverCheck } from '../../api/contract';
import { hasPairQuestion, NO_CHECKS, getPairKey, type PairChecks } from '../account-code';
import { createNumberRegister } from './create-number-register';
import { createRepeatFinder } from './create-repeat-finder';
import { createStatusSums } from './create-status-sums';
import { getRowStatus, type BankAnswer, type ImportedRow, type PairResult, type RowStatus } from './imported-row';
import type { ImportSnapshot, NextNumbers } from './import-list';
import type { RowDocument, RowRules } from './row-rules';

interface RowStore<D extends RowDocument> {
  readonly rows: readonly ImportedRow<D>[];
  /** Stores a row under its id and updates all counts. */
  put(row: ImportedRow<D>): void;
  storeAnswer(row: ImportedRow<D>, answer: BankAnswer | null): void;
  find(id: string): ImportedRow<D> | undefined;
  findStatus(id: string): RowStatus | undefined;
  isRepeated(id: string): boolean;
  lacksAccount(row: ImportedRow): boolean;
  /** Returns the key of the row's account and code; null until both are valid. */
  findPair(row: ImportedRow<D>): string | null;
  findCheck(row: ImportedRow<D>): ReceiverCheck | undefined;
  /** @returns false if these comparisons are already applied */
  compare(checks: PairChecks): boolean;
  takeSnapshot(): Omit<ImportSnapshot<D>, 'canUndo' | 'isTouched'>;
}

/** Returns the id of the row at a position from 0. */
export function toRowId(place: number): string {
  return String(place + 1);
}

const toPlace = (id: string) => Number(id) - 1;

/** Keeps rows with their statuses; a change of one row updates the counts without walking through all. */
export function createRowStore<D extends RowDocument>(rules: RowRules<D>): RowStore<D> {
  const rows: ImportedRow<D>[] = [];
  const statuses: (RowStatus | undefined)[] = [];
  const sums = createStatusSums(rules);
  const repeats = createRepeatFinder();
  const numbers = createNumberRegister(rules);
  let withoutDebitAccount = 0;
  let checks = NO_CHECKS;

  const lacksAccount = ({ row }: ImportedRow) => !row[rules.accountColumn]?.trim();

  function put(next: ImportedRow<D>): void {
    const place = toPlace(next.id);
    const before = rows[place];
    const status = statuses[place];
    if (before && status) sums.count(status, before, -1);
    statuses[place] = undefined;
    if (before && lacksAccount(before)) withoutDebitAccount -= 1;
    if (lacksAccount(next)) withoutDebitAccount += 1;
    numbers.update(place, before, next);
    rows[place] = next;
    const others = repeats.setMark(place, next.isExcluded ? null : rules.markOf(next.document));
    judge(place);
    others.forEach(judge);
  }

  function judge(place: number): void {
    const row = rows[place];
    if (!row) return;
    const before = statuses[place];
    const status = getRowStatus(row, repeats.isRepeated(place), getPairResult(row));
    if (before === status) return;
    if (before) sums.count(before, row, -1);
    statuses[place] = status;
    sums.count(status, row, 1);
  }

  function findPair(row: ImportedRow<D>): string | null {
    const pair = rules.pairOf?.(row);
    return pair ? getPairKey(pair) : null;
  }

  function findCheck(row: ImportedRow<D>): ReceiverCheck | undefined {
    const pair = checks.size === 0 ? null : findPair(row);
    return pair === null ? undefined : checks.get(pair);
  }

  function getPairResult(row: ImportedRow<D>): PairResult {
    const check = findCheck(row);
    if (check?.verdict === 'differs') return 'wrong';
    return hasPairQuestion(check) && row.confirmedPair !== findPair(row) ? 'question' : 'fine';
  }

  function assignNumbers(next: NextNumbers): ReadonlyMap<string, string> {
    const waiting = numbers.getNumberless().flatMap((place) => (statuses[place] === 'ok' ? (rows[place] ?? []) : []));
    return numbers.assign(waiting, next);
  }

  return {
    rows,
    put,
    lacksAccount,
    findPair,
    findCheck,
    find: (id) => rows[toPlace(id)],
    findStatus: (id) => statuses[toPlace(id)],
    isRepeated: (id) => repeats.isRepeated(toPlace(id)),
    storeAnswer(row, answer) {
      if (answer) numbers.reserve(row.document, answer.number);
      put({ ...row, word: answer });
    },
    compare(compared) {
      if (compared === checks) return false;
      checks = compared;
      for (const place of rows.keys()) judge(place);
      return true;
    },
    takeSnapshot: () => ({ rows: [...rows], sums: sums.read(), withoutDebitAccount, numbersToGive: assignNumbers }),
  };
}
