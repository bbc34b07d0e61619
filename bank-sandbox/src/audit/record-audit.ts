import type { CompanyCaller } from '../callers';
import type { AuditEntry, AuditObject } from './audit';

/** The audit row of what a user did, or tried to do, to something of his company. */
export function recordAudit(
  { at, userId, membership, address }: CompanyCaller,
  action: AuditEntry['action'],
  type: AuditObject,
  id: string | number,
  result: AuditEntry['result'] = 'ok',
): AuditEntry {
  return {
    at,
    actor: { userId, companyId: membership.companyId, address },
    action,
    object: { type, id: String(id) },
    result,
  };
}
