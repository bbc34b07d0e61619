import type { AuditEntry } from '../../audit';
import type { CompanyCaller } from '../../callers';

/** The audit row of a draft that somebody began or forgot. */
export function draftAudit(
  { at, userId, membership, address }: CompanyCaller,
  action: 'saveRecord' | 'dropRecord',
  id: string,
): AuditEntry {
  return {
    at,
    actor: { userId, companyId: membership.companyId, address },
    action,
    object: { type: 'draft', id },
    result: 'ok',
  };
}
