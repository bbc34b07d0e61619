import { type AuditAction, recordAudit, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { attempt, type Queries } from '../../db';
import { done, type Outcome } from '../../outcome';
import type { Services } from '../../services';

/** What an act came to: whether it waits for a second person, and what the journal says of it. */
export interface Changed {
  readonly waits?: boolean;
  readonly detail?: string;
}

/** Changes the people of the caller's company in one transaction; a refusal is written down too, with its code. */
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
