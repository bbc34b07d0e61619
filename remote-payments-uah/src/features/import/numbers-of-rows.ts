import { numbersToGive } from '@ncb/shared-kernel/domain/rules';
import type { ImportedRow, RowStatus } from './imported-row';

/** The numbers that the rows without one would be saved under now, by the row's id. */
export function numbersOfRows(
  rows: readonly ImportedRow[],
  statusOfRow: (id: string) => RowStatus,
  next: number,
  used: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const toNumber = rows.map(({ id, payment }) => ({ id, number: payment.number, isWaiting: statusOfRow(id) === 'ok' }));
  return numbersToGive(toNumber, next, used);
}
