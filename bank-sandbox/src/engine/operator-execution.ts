import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import type { DocumentRow } from '../areas/documents/find-document';
import { isDecidedByNetwork, withdrawTransfer } from '../areas/instant/instant-transfers';
import { OPERATOR } from '../audit';
import { readBankDay } from '../clock';
import { schema, type Queries } from '../db';
import { findHolds, lockAccounts, releaseHolds } from '../ledger';
import { succeed, refuse, type Outcome } from '../outcome';
import { refuseExecution, executeOrRefuse, type ExecutionResult } from './execute-next';

const { document } = schema;

/**
 * Executes a document at the operator's command, also while the engine is paused. The value date binds the operator
 * too.
 */
export async function executeDocument(tx: Queries, id: number, now: Date): Promise<Outcome<ExecutionResult>> {
  const row = await lockInProgress(tx, id);
  if (!row.ok) return row;
  if (isDecidedByNetwork(row.value)) return refuse('statusForbidsAction');
  const bankDay = await readBankDay(tx, now);
  const { valueDate, status } = row.value;
  if (valueDate !== null && valueDate > bankDay) return succeed({ id, status });
  return succeed(await executeOrRefuse(tx, row.value, { bankDay, now }, OPERATOR));
}

/** Refuses a document at the operator's command; its holds end. One that the network has received is the network's. */
export async function refuseDocument(
  tx: Queries,
  id: number,
  reason: string,
  now: Date,
): Promise<Outcome<ExecutionResult>> {
  const row = await lockInProgress(tx, id);
  if (!row.ok) return row;
  const isOurs = !isDecidedByNetwork(row.value) || (await withdrawTransfer(tx, id, 'staff'));
  if (!isOurs) return refuse('statusForbidsAction');
  const holds = await findHolds(tx, id);
  await lockAccounts(
    tx,
    holds.map(({ accountId }) => accountId),
  );
  await releaseHolds(tx, id, holds);
  return succeed(await refuseExecution(tx, row.value, now, reason, OPERATOR));
}

type InProgress = DocumentRow & { readonly status: typeof DocumentStatus.inProgress };

/** Locks like the engine: the second of two callers finds it finished. */
async function lockInProgress(tx: Queries, id: number): Promise<Outcome<InProgress>> {
  const [row] = await tx.select().from(document).where(eq(document.id, id)).for('no key update');
  if (!row) return refuse('notFound');
  const { status } = row;
  return status === DocumentStatus.inProgress ? succeed({ ...row, status }) : refuse('statusForbidsAction');
}
