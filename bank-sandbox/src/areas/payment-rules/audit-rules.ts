import type { RefusalCode } from '@ncb/shared-kernel/domain';
import { buildAuditEntry, writeAudit, type AuditAction } from '../../audit';
import type { CompanyCaller } from '../../callers';
import type { Queries } from '../../db';

type RulesAction = Extract<AuditAction, `${string}PaymentRules`>;

/** Writes a step of a change of limits. @param lines what changes, and what becomes of it */
export async function auditRules(
  tx: Queries,
  caller: CompanyCaller,
  action: RulesAction,
  lines: readonly string[],
): Promise<void> {
  await writeAudit(tx, { ...buildEntry(caller, action), detail: lines.join('; ') });
}

export async function auditRefusal(
  queries: Queries,
  caller: CompanyCaller,
  action: RulesAction,
  code: RefusalCode,
): Promise<void> {
  await writeAudit(queries, buildEntry(caller, action, code));
}

function buildEntry(caller: CompanyCaller, action: RulesAction, result?: RefusalCode) {
  return buildAuditEntry(caller, action, 'company', String(caller.membership.companyId), result);
}
