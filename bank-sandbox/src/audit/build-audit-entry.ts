import type { CompanyCaller } from '../callers';
import type { AuditEntry, AuditObject } from './audit-entry';

export function buildAuditEntry(
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
