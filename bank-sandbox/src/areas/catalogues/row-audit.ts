import type { AuditEntry } from '../../audit';
import type { CompanyCaller } from '../../callers';

/** The audit row of a change to a row of a company's catalogue. */
export function rowAudit(
  { at, userId, membership, address }: CompanyCaller,
  action: 'saveRecord' | 'dropRecord',
  id: string,
): AuditEntry {
  return {
    at,
    actor: { userId, companyId: membership.companyId, address },
    action,
    object: { type: 'catalogueRow', id },
    result: 'ok',
  };
}
