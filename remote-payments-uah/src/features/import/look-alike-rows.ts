import { parseAmount } from '@ncb/shared-kernel/domain/money';
import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { lookAlikes } from '@ncb/shared-kernel/domain/warnings';
import { inSlices } from '@ncb/shared-kernel/blocks/files';
import type { ImportedRow } from './imported-row';

/**
 * Rows that may be payments made twice: same receiver's account and amount within a few days, as the form warns of a
 * payment that exists already. Told, never refused.
 * @param signal ends the search; what it gives then is not whole
 * @returns the line of another such row, by the row's id
 */
export async function lookAlikeRows(
  rows: readonly ImportedRow[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, number>> {
  const groups = new Map<string, ImportedRow[]>();
  await inSlices(rows, (row) => collect(row, groups), signal);
  const found = new Map<string, number>();
  const doubtful = [...groups.values()].filter(({ length }) => length > 1);
  await inSlices(doubtful, (group) => compare(group, found), signal);
  return found;
}

function collect(row: ImportedRow, groups: Map<string, ImportedRow[]>): void {
  const parsed = parseAmount(row.payment.amount);
  if (row.isExcluded || !parsed.ok || row.payment.creditIban === '') return;
  const key = `${row.payment.creditIban} ${parsed.amount}`;
  const group = groups.get(key);
  if (group) group.push(row);
  else groups.set(key, [row]);
}

function compare(group: readonly ImportedRow[], found: Map<string, number>): void {
  const byDay = [...group].sort((a, b) => (a.payment.documentDate < b.payment.documentDate ? -1 : 1));
  // In the order of the days the nearest stand beside each other: nobody else has to be asked.
  for (const [place, row] of byDay.entries()) {
    const beside = [byDay[place - 1], byDay[place + 1]].filter((other) => other !== undefined);
    const [like] = lookAlikes(asked(row), beside.map(known));
    const other = beside.find(({ id }) => id === like?.id);
    if (other) found.set(row.id, other.line);
  }
}

function asked({ id, payment }: ImportedRow) {
  const { documentDate, creditIban, amount } = payment;
  return { id, documentDate, creditIban, amount };
}

function known({ id, payment }: ImportedRow) {
  const parsed = parseAmount(payment.amount);
  const { documentDate, creditIban: receiverAccount } = payment;
  return { id, documentDate, receiverAccount, amount: parsed.ok ? parsed.amount : '0', status: DocumentStatus.new };
}
