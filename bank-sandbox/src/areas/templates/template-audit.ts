import type { AuditEntry } from '../../audit';
import type { CompanyCaller } from '../../callers';

/** The audit row of a change to a template. */
export function templateAudit(
  { at, userId, membership, address }: CompanyCaller,
  action: 'saveRecord' | 'dropRecord',
  id: string,
): AuditEntry {
  return {
    at,
    actor: { userId, companyId: membership.companyId, address },
    action,
    object: { type: 'template', id },
    result: 'ok',
  };
}
