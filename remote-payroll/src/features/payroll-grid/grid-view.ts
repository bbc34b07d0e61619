import { getAlphabetKey, toSearchText } from '@ncb/shared-kernel/domain/text';
import { parseAmount, toMinor } from '@ncb/shared-kernel/domain/money';
import type { RowFacts, GridFacts } from './grid-facts';
import type { DataColumn, GridRow } from './grid-row';

export const GRID_TABS = ['all', 'errors', 'toCheck', 'changes', 'otherBanks'] as const;
export type GridTab = (typeof GRID_TABS)[number];

/** Sort order chosen by the user; null for problems first. */
export interface GridSort {
  readonly column: DataColumn | 'number' | 'difference';
  readonly isDescending: boolean;
}

export interface GridQuery {
  readonly tab: GridTab;
  readonly search: string;
  readonly sort: GridSort | null;
}

/**
 * Returns the keys of the shown rows: problems, then rows to check, then the bank's order. Called when a tab opens and
 * on saving: until then a corrected row stays in its position.
 * @param dismissedAdvice rows whose advice the user has dismissed
 */
export function getShownKeys(
  facts: GridFacts,
  query: GridQuery,
  dismissedAdvice: ReadonlySet<number>,
): readonly number[] {
  const shown = selectRows(facts, query.tab, dismissedAdvice).filter((row) =>
    isMatch(toSearchableRow(row), query.search),
  );
  const keys = shown.map(({ key }) => key);
  if (query.sort) return sortRows(shown, facts, query.sort).map(({ key }) => key);
  const rank = (key: number) => getRank(facts.byKey.get(key), dismissedAdvice);
  return keys.toSorted((a, b) => rank(a) - rank(b));
}

function getRank(facts: RowFacts | undefined, dismissedAdvice: ReadonlySet<number>): 0 | 1 | 2 {
  if (!facts) return 2;
  if (facts.problems.length > 0) return 0;
  return facts.advice.length > 0 && !dismissedAdvice.has(facts.row.key) ? 1 : 2;
}

function selectRows(facts: GridFacts, tab: GridTab, dismissedAdvice: ReadonlySet<number>): readonly GridRow[] {
  const findRows = (keys: readonly number[]) => keys.flatMap((key) => facts.byKey.get(key)?.row ?? []);
  switch (tab) {
    case 'all':
      return [...facts.byKey.values()].map(({ row }) => row);
    case 'errors':
      return findRows(facts.errors);
    case 'toCheck':
      return findRows(facts.toCheck.filter((key) => !dismissedAdvice.has(key)));
    case 'changes':
      return [...findRows(facts.joined), ...facts.left];
    case 'otherBanks':
      return findRows(facts.atOtherBanks);
  }
}

function toSearchableRow({ lastName, firstName, middleName, taxCode, account }: GridRow): SearchableRow {
  return { words: `${lastName} ${firstName} ${middleName}`, codes: [taxCode, account] };
}

function sortRows(rows: readonly GridRow[], facts: GridFacts, { column, isDescending }: GridSort) {
  const sign = isDescending ? -1 : 1;
  if (column === 'number') return isDescending ? rows.toReversed() : rows;
  if (column === 'amount' || column === 'difference') {
    const units = new Map(rows.map((row) => [row.key, getUnits(row, facts, column)]));
    const of = (row: GridRow) => units.get(row.key) ?? 0n;
    return rows.toSorted((a, b) => sign * compare(of(a), of(b)));
  }
  const words = new Map(rows.map((row) => [row.key, getAlphabetKey(row[column])]));
  const of = (row: GridRow) => words.get(row.key) ?? '';
  return rows.toSorted((a, b) => sign * compare(of(a), of(b)));
}

function compare<Value extends bigint | string>(a: Value, b: Value): number {
  if (a < b) return -1;
  return a > b ? 1 : 0;
}

function getUnits(row: GridRow, { byKey }: GridFacts, column: 'amount' | 'difference'): bigint {
  if (column === 'difference') return toMinor(byKey.get(row.key)?.difference ?? '0.00');
  const parsed = parseAmount(row.amount);
  return parsed.ok ? toMinor(parsed.amount) : 0n;
}

interface SearchableRow {
  readonly words: string;
  readonly codes: readonly string[];
}

function isMatch({ words, codes }: SearchableRow, typed: string): boolean {
  const text = toSearchText(typed);
  if (text === '') return true;
  if (toSearchText(words).includes(text)) return true;
  const compact = text.replace(/\s/g, '').toUpperCase();
  return codes.some((code) => code.includes(compact));
}
