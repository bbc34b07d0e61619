import type { AuditEntry } from '../../audit';
import type { CompanyCaller } from '../../callers';

/** The audit row of what a user did, or tried to do, to an employee. */
export function employeeAudit(
  { at, userId, membership, address }: CompanyCaller,
  action: AuditEntry['action'],
  id: string,
  result: AuditEntry['result'],
): AuditEntry {
  return {
    at,
    actor: { userId, companyId: membership.companyId, address },
    action,
    object: { type: 'employee', id },
    result,
  };
}
