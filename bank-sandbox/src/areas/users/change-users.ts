import { type AuditAction, buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { inTransaction, type Queries } from '../../db';
import { succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';

/** Result with the detail for the journal. */
export interface ChangeResult {
  readonly waits?: boolean;
  /** There was nothing to change: nothing is audited. */
  readonly isUnchanged?: boolean;
  readonly detail?: string;
}

/** Changes users in one transaction; a refusal is audited. */
export async function changeUsers(
  { db }: Services,
  caller: CompanyCaller,
  { action, targetId }: { readonly action: AuditAction; readonly targetId: string },
  work: (tx: Queries) => Promise<Outcome<ChangeResult>>,
): Promise<Outcome<{ readonly waits: boolean }>> {
  const outcome = await inTransaction(db, async (tx) => {
    const changed = await work(tx);
    if (!changed.ok) return changed;
    const { waits = false, isUnchanged = false, detail } = changed.value;
    if (isUnchanged) return succeed({ waits });
    await writeAudit(tx, { ...buildAuditEntry(caller, action, 'user', targetId), ...(detail && { detail }) });
    return succeed({ waits });
  });
  if (!outcome.ok)
    await writeAudit(db.queries, buildAuditEntry(caller, action, 'user', targetId, outcome.refusal.code));
  return outcome;
}
