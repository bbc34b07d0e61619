import { type AuditAction, recordAudit, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { attempt, type Queries } from '../../db';
import type { Outcome } from '../../outcome';
import type { Services } from '../../services';

type Nothing = Record<string, never>;

/** Changes the people of the caller's company in one transaction; a refusal is written down too, with its code. */
export async function changePeople(
  { db }: Services,
  caller: CompanyCaller,
  { action, targetId }: { readonly action: AuditAction; readonly targetId: string },
  work: (tx: Queries) => Promise<Outcome<Nothing>>,
): Promise<Outcome<Nothing>> {
  const outcome = await attempt(db, async (tx) => {
    const changed = await work(tx);
    if (changed.ok) await writeAudit(tx, recordAudit(caller, action, 'user', targetId));
    return changed;
  });
  if (!outcome.ok) await writeAudit(db.queries, recordAudit(caller, action, 'user', targetId, outcome.refusal.code));
  return outcome;
}
