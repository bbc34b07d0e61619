import type { AuditAction, AuditEntry } from '../../audit';
import type { CompanyCaller } from '../../callers';

/** The audit row of what somebody did, or tried to do, to a user of his company. */
export function userAudit(
  { at, userId, membership, address }: CompanyCaller,
  action: AuditAction,
  targetId: string,
  result: AuditEntry['result'],
): AuditEntry {
  return {
    at,
    actor: { userId, companyId: membership.companyId, address },
    action,
    object: { type: 'user', id: targetId },
    result,
  };
}
