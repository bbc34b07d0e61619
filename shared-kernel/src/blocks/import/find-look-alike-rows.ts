import { isCalendarDate } from '../../domain/dates';
import { parseAmount } from '../../domain/money';
import { DocumentStatus } from '../../domain/vocabulary';
import { findLookAlikes } from '../../domain/warnings';
import { processInSlices } from '../files';
import type { ImportedRow } from './imported-row';
import type { RowRules } from './row-rules';

/**
 * Finds rows that may be duplicate payments: same receiver account and amount within a few days. A warning, never a
 * refusal.
 * @param signal stops the search; the result is then incomplete
 * @returns line of a similar row, by row id
 */
export async function findLookAlikeRows(
  rows: readonly ImportedRow[],
  rules: RowRules,
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, number>> {
  const groups = new Map<string, ImportedRow[]>();
  await processInSlices(rows, (row) => collect(row, rules, groups), signal);
  const found = new Map<string, number>();
  const doubtful = [...groups.values()].filter(({ length }) => length > 1);
  await processInSlices(doubtful, (group) => compare(group, rules, found), signal);
  return found;
}

function collect(row: ImportedRow, rules: RowRules, groups: Map<string, ImportedRow[]>): void {
  const parsed = parseAmount(row.document.amount);
  const receiver = rules.receiverOf(row.document);
  // An unreadable day matches none.
  const isWhole = parsed.ok && receiver !== '' && isCalendarDate(row.document.documentDate);
  if (row.isExcluded || !isWhole) return;
  const key = `${receiver} ${parsed.amount} ${rules.currencyOf(row.document)}`;
  const group = groups.get(key);
  if (group) group.push(row);
  else groups.set(key, [row]);
}

function compare(group: readonly ImportedRow[], rules: RowRules, found: Map<string, number>): void {
  const byDay = [...group].sort((a, b) => (a.document.documentDate < b.document.documentDate ? -1 : 1));
  // Sorted by day, the nearest candidates are neighbours.
  for (const [place, row] of byDay.entries()) {
    const beside = [byDay[place - 1], byDay[place + 1]].filter((other) => other !== undefined);
    const [like] = findLookAlikes(
      toRequest(row, rules),
      beside.map((other) => toExistingPayment(other, rules)),
    );
    const other = beside.find(({ id }) => id === like?.id);
    if (other) found.set(row.id, other.line);
  }
}

function toRequest({ id, document }: ImportedRow, rules: RowRules) {
  const { documentDate, amount } = document;
  return { id, documentDate, creditIban: rules.receiverOf(document), amount };
}

function toExistingPayment({ id, document }: ImportedRow, rules: RowRules) {
  const parsed = parseAmount(document.amount);
  const amount = parsed.ok ? parsed.amount : '0';
  const receiverAccount = rules.receiverOf(document);
  return { id, documentDate: document.documentDate, receiverAccount, amount, status: DocumentStatus.new };
}
