import type { ClientInfo, JournalRow } from '../../api/contract';
import { waitsFor } from '../../domain/workflow';

/** Whether the company made the document here; what others have paid to it is only looked at. */
export function isOwn({ direction }: Pick<JournalRow, 'direction'>): boolean {
  return direction !== 'k';
}

/** Whether the user can bring the document one step forward now: sign it, or send it. */
export function waitsForUser(row: JournalRow, { user, signScheme }: ClientInfo): boolean {
  const { signatureRight: right, rightsValid } = user;
  return isOwn(row) && waitsFor(row.status, { right, rightsValid }, signScheme) !== null;
}
