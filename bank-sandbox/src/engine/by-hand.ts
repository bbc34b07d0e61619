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
 * Executes a document in progress at the operator's word: before its time in the queue, also while the engine rests.
 * Its value date is the customer's order and holds for the operator too: until then it stays in progress.
 */
export async function executeDocument(tx: Queries, id: number, now: Date): Promise<Outcome<Executed>> {
  const row = await inProgress(tx, id);
  if (!row.ok) return row;
  const bankDay = await readBankDay(tx, now);
  const { valueDate, status } = row.value;
  if (valueDate !== null && valueDate > bankDay) return done({ id, status });
  return done(await carryOut(tx, row.value, { bankDay, now }, OPERATOR));
}

/** Refuses a document in progress at the operator's word, for a reason that the customer reads; its money is free. */
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

/** The document, locked as the engine locks it: whoever comes second finds it finished. */
async function inProgress(tx: Queries, id: number): Promise<Outcome<InProgress>> {
  const [row] = await tx.select().from(document).where(eq(document.id, id)).for('no key update');
  if (!row) return refuse('notFound');
  const { status } = row;
  return status === DocumentStatus.inProgress ? done({ ...row, status }) : refuse('statusForbidsAction');
}
