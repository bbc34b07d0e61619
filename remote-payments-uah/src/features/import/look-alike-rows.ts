import { parseAmount } from '@ncb/shared-kernel/domain/money';
import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { lookAlikes } from '@ncb/shared-kernel/domain/warnings';
import type { ImportedRow } from './imported-row';

/**
 * Rows that may be payments made twice: same receiver's account and amount within a few days, as the form warns of a
 * payment that exists already. Told, never refused.
 * @returns the line of another such row, by the row's id
 */
export function lookAlikeRows(rows: readonly ImportedRow[]): ReadonlyMap<string, number> {
  const groups = new Map<string, ImportedRow[]>();
  for (const row of rows) {
    const parsed = parseAmount(row.payment.amount);
    if (row.isExcluded || !parsed.ok || row.payment.creditIban === '') continue;
    const key = `${row.payment.creditIban} ${parsed.amount}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  const found = new Map<string, number>();
  for (const group of groups.values()) {
    if (group.length === 1) continue;
    const byDay = [...group].sort((a, b) => (a.payment.documentDate < b.payment.documentDate ? -1 : 1));
    // In the order of the days the nearest stand beside each other: nobody else has to be asked.
    for (const [place, row] of byDay.entries()) {
      const beside = [byDay[place - 1], byDay[place + 1]].filter((other) => other !== undefined);
      const [like] = lookAlikes(asked(row), beside.map(known));
      const other = beside.find(({ id }) => id === like?.id);
      if (other) found.set(row.id, other.line);
    }
  }
  return found;
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
