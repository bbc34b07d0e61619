import type { CompanyCaller } from '../callers';
import type { AuditEntry } from './audit';

/** The audit row of what a user did to something that his company keeps. */
export function recordAudit(
  { at, userId, membership, address }: CompanyCaller,
  action: AuditEntry['action'],
  type: NonNullable<AuditEntry['object']>['type'],
  id: number,
): AuditEntry {
  return {
    at,
    actor: { userId, companyId: membership.companyId, address },
    action,
    object: { type, id: String(id) },
    result: 'ok',
  };
}
