import { type AuditAction, recordAudit, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { attempt, type Queries } from '../../db';
import { done, type Outcome } from '../../outcome';
import type { Services } from '../../services';

/** Result with the detail for the journal. */
export interface Changed {
  readonly waits?: boolean;
  readonly detail?: string;
}

/** Changes users in one transaction; a refusal is audited. */
export async function changePeople(
  { db }: Services,
  caller: CompanyCaller,
  { action, targetId }: { readonly action: AuditAction; readonly targetId: string },
  work: (tx: Queries) => Promise<Outcome<Changed>>,
): Promise<Outcome<{ readonly waits: boolean }>> {
  const outcome = await attempt(db, async (tx) => {
    const changed = await work(tx);
    if (!changed.ok) return changed;
    const { waits = false, detail } = changed.value;
    await writeAudit(tx, { ...recordAudit(caller, action, 'user', targetId), ...(detail && { detail }) });
    return done({ waits });
  });
  if (!outcome.ok) await writeAudit(db.queries, recordAudit(caller, action, 'user', targetId, outcome.refusal.code));
  return outcome;
}
