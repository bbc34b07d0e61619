import { getAlphabetKey } from '@ncb/shared-kernel/domain/text';
import { parseAmount, toMinor } from '@ncb/shared-kernel/domain/money';
import { matchesWords, type SearchableRow } from './sheet-search';
import type { RowFacts, SheetFacts } from './sheet-facts';
import type { DataColumn, SheetRow } from './sheet-row';

export const SHEET_TABS = ['all', 'errors', 'toCheck', 'changes', 'otherBanks'] as const;
export type SheetTab = (typeof SHEET_TABS)[number];

/** Sort order chosen by the user; null for problems first. */
export interface SheetSort {
  readonly column: DataColumn | 'number' | 'difference';
  readonly isDescending: boolean;
}

export interface SheetQuery {
  readonly tab: SheetTab;
  readonly search: string;
  readonly sort: SheetSort | null;
}

/**
 * Returns the keys of the shown rows: problems, then rows to check, then the bank's order. Called when a tab opens and
 * on saving: until then a corrected row stays in its position.
 * @param seen rows whose advice the user has marked as checked
 */
export function getShownKeys(facts: SheetFacts, query: SheetQuery, seen: ReadonlySet<number>): readonly number[] {
  const shown = rowsOf(facts, query.tab, seen).filter((row) => matchesWords(searched(row), query.search));
  const keys = shown.map(({ key }) => key);
  if (query.sort) return sorted(shown, facts, query.sort).map(({ key }) => key);
  const rank = (key: number) => getRank(facts.byKey.get(key), seen);
  return keys.toSorted((a, b) => rank(a) - rank(b));
}

function getRank(facts: RowFacts | undefined, seen: ReadonlySet<number>): 0 | 1 | 2 {
  if (!facts) return 2;
  if (facts.problems.length > 0) return 0;
  return facts.advice.length > 0 && !seen.has(facts.row.key) ? 1 : 2;
}

function rowsOf(facts: SheetFacts, tab: SheetTab, seen: ReadonlySet<number>): readonly SheetRow[] {
  const named = (keys: readonly number[]) => keys.flatMap((key) => facts.byKey.get(key)?.row ?? []);
  switch (tab) {
    case 'all':
      return [...facts.byKey.values()].map(({ row }) => row);
    case 'errors':
      return named(facts.errors);
    case 'toCheck':
      return named(facts.toCheck.filter((key) => !seen.has(key)));
    case 'changes':
      return [...named(facts.joined), ...facts.left];
    case 'otherBanks':
      return named(facts.atOtherBanks);
  }
}

function searched({ lastName, firstName, middleName, taxCode, account }: SheetRow): SearchableRow {
  return { words: `${lastName} ${firstName} ${middleName}`, codes: [taxCode, account] };
}

function sorted(rows: readonly SheetRow[], facts: SheetFacts, { column, isDescending }: SheetSort) {
  const sign = isDescending ? -1 : 1;
  if (column === 'number') return isDescending ? rows.toReversed() : rows;
  if (column === 'amount' || column === 'difference') {
    const units = new Map(rows.map((row) => [row.key, unitsOf(row, facts, column)]));
    const of = (row: SheetRow) => units.get(row.key) ?? 0n;
    return rows.toSorted((a, b) => sign * compare(of(a), of(b)));
  }
  const words = new Map(rows.map((row) => [row.key, getAlphabetKey(row[column])]));
  const of = (row: SheetRow) => words.get(row.key) ?? '';
  return rows.toSorted((a, b) => sign * compare(of(a), of(b)));
}

function compare<Value extends bigint | string>(a: Value, b: Value): number {
  if (a < b) return -1;
  return a > b ? 1 : 0;
}

function unitsOf(row: SheetRow, { byKey }: SheetFacts, column: 'amount' | 'difference'): bigint {
  if (column === 'difference') return toMinor(byKey.get(row.key)?.difference ?? '0.00');
  const parsed = parseAmount(row.amount);
  return parsed.ok ? toMinor(parsed.amount) : 0n;
}
