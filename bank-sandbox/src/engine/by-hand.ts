import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import type { DocumentRow } from '../areas/documents/company-document';
import { OPERATOR } from '../audit';
import { readBankDay } from '../clock';
import { schema, type Queries } from '../db';
import { holdsOf, lockAccounts, release } from '../ledger';
import { done, refuse, type Outcome } from '../outcome';
import { abort, carryOut, type Executed } from './execute';

const { document } = schema;

/**
 * Executes a document at the operator's command, also while the engine is paused. The value date binds the operator
 * too.
 */
export async function executeDocument(tx: Queries, id: number, now: Date): Promise<Outcome<Executed>> {
  const row = await inProgress(tx, id);
  if (!row.ok) return row;
  const bankDay = await readBankDay(tx, now);
  const { valueDate, status } = row.value;
  if (valueDate !== null && valueDate > bankDay) return done({ id, status });
  return done(await carryOut(tx, row.value, { bankDay, now }, OPERATOR));
}

/** Refuses a document at the operator's command; its holds end. */
export async function refuseDocument(tx: Queries, id: number, reason: string, now: Date): Promise<Outcome<Executed>> {
  const row = await inProgress(tx, id);
  if (!row.ok) return row;
  const holds = await holdsOf(tx, id);
  await lockAccounts(
    tx,
    holds.map(({ accountId }) => accountId),
  );
  await release(tx, id, holds);
  return done(await abort(tx, row.value, now, reason, OPERATOR));
}

type InProgress = DocumentRow & { readonly status: typeof DocumentStatus.inProgress };

/** Locks like the engine: the second of two callers finds it finished. */
async function inProgress(tx: Queries, id: number): Promise<Outcome<InProgress>> {
  const [row] = await tx.select().from(document).where(eq(document.id, id)).for('no key update');
  if (!row) return refuse('notFound');
  const { status } = row;
  return status === DocumentStatus.inProgress ? done({ ...row, status }) : refuse('statusForbidsAction');
}
