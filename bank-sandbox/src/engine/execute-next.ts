import { REFUSAL_REASONS } from '@ncb/shared-kernel/domain';
import { canPayFrom } from '@ncb/shared-kernel/domain/rules';
import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { asc, eq } from 'drizzle-orm';
import type { DocumentRow } from '../areas/documents/find-document';
import type { Moment, PlannedPosting } from '../areas/documents/kind-of-document';
import { getDocumentKind } from '../areas/documents/get-document-kind';
import { getExecutionValueDate, getValueDateInProgress, type ValueDateColumns } from '../areas/documents/value-date';
import { ENGINE, writeAudit, type AuditActor } from '../audit';
import { readBankDay, readBankState } from '../clock';
import { schema, type Queries } from '../db';
import { toBankNumber, findHolds, lockAccounts, post, releaseHolds, type AccountRow, type Movement } from '../ledger';
import { buildDueCondition } from './build-due-condition';

const { document } = schema;

const LOOK_AGAIN_MS = 60_000;

export interface ExecutionResult {
  readonly id: number;
  readonly status: typeof DocumentStatus.success | typeof DocumentStatus.aborted | typeof DocumentStatus.inProgress;
}

/**
 * Executes or refuses the next due document in this transaction, so that a crash leaves it untouched or finished. Skips
 * documents locked by others.
 * @param onTaken called with the taken document, in case the transaction fails
 * @returns null if nothing is due, or while the operator has paused the engine
 */
export async function executeNext(
  tx: Queries,
  now: Date,
  onTaken: (id: number) => void,
): Promise<ExecutionResult | null> {
  const { bankDay, enginePaused } = await readBankState(tx, now);
  const row = enginePaused ? null : await lockDue(tx, now, bankDay);
  if (!row) return null;
  onTaken(row.id);
  return executeOrRefuse(tx, row, { bankDay, now }, ENGINE);
}

/**
 * Executes or refuses a locked document; one with a later value date waits.
 * @param actor author in the audit trail
 */
export async function executeOrRefuse(
  tx: Queries,
  row: DocumentRow,
  moment: Moment,
  actor: AuditActor,
): Promise<ExecutionResult> {
  const { bankDay, now } = moment;
  const due = getValueDateInProgress(row, moment);
  if (due.valueDate !== null && due.valueDate > bankDay) return waitForValueDate(tx, row, due);
  const plan = await getDocumentKind(row).plan(tx, row, moment);
  if (plan.verdict === 'wait') return postponeWaiting(tx, row, now);
  const holds = await findHolds(tx, row.id);
  const postings = plan.verdict === 'execute' ? plan.postings : [];
  // In order: two documents in opposite directions must not deadlock.
  const locked = await lockAccounts(tx, [...new Set([...holds, ...postings.flatMap(getMovements)].map(getAccountId))]);
  await releaseHolds(tx, row.id, holds);
  if (plan.verdict === 'refuse') return refuseExecution(tx, row, now, plan.reason, actor);
  if (!plan.isIrrevocable && !plan.postings.every((posting) => canPay(posting, locked)))
    return refuseExecution(tx, row, now, REFUSAL_REASONS.payerBarred, actor);
  const numbers: number[] = [];
  for (const posting of plan.postings)
    numbers.push(await post(tx, { ...posting, documentId: row.id, bankDay, at: now }));
  await plan.afterwards?.(tx);
  const bankDocumentId = toBankNumber(numbers[0] ?? 0);
  await finish(tx, row, now, actor, {
    status: DocumentStatus.success,
    bankDocumentId,
    ...getExecutionValueDate(row, bankDay),
  });
  return { id: row.id, status: DocumentStatus.success };
}

const getMovements = ({ movements }: PlannedPosting) => movements;
const getAccountId = ({ accountId }: Movement) => accountId;

/** Checks the debited accounts; the bank's own always may pay. */
function canPay({ movements }: PlannedPosting, accounts: readonly AccountRow[]): boolean {
  const payers = movements.filter(({ amount }) => amount.startsWith('-')).map(getAccountId);
  return accounts.every((account) => account.kind !== 'current' || !payers.includes(account.id) || canPayFrom(account));
}

async function waitForValueDate(tx: Queries, { id }: DocumentRow, due: ValueDateColumns): Promise<ExecutionResult> {
  await tx.update(document).set(due).where(eq(document.id, id));
  return { id, status: DocumentStatus.inProgress };
}

/** Postpones a document, which keeps its order among the due ones. */
async function postponeWaiting(tx: Queries, { id }: DocumentRow, now: Date): Promise<ExecutionResult> {
  await tx
    .update(document)
    .set({ dueAt: new Date(now.getTime() + LOOK_AGAIN_MS) })
    .where(eq(document.id, id));
  return { id, status: DocumentStatus.inProgress };
}

async function lockDue(tx: Queries, now: Date, bankDay: string): Promise<DocumentRow | null> {
  const [row] = await tx
    .select()
    .from(document)
    .where(buildDueCondition(now, bankDay))
    .orderBy(asc(document.dueAt), asc(document.id))
    .limit(1)
    .for('no key update', { skipLocked: true });
  return row ?? null;
}

/** Refuses a document without holds; received money goes back. */
export async function refuseExecution(
  tx: Queries,
  row: DocumentRow,
  now: Date,
  reason: string,
  actor: AuditActor,
): Promise<ExecutionResult> {
  const postings = (await getDocumentKind(row).returnMoney?.(tx, row)) ?? [];
  for (const posting of postings)
    await post(tx, { ...posting, documentId: row.id, bankDay: await readBankDay(tx, now), at: now });
  await finish(tx, row, now, actor, { status: DocumentStatus.aborted, reason });
  return { id: row.id, status: DocumentStatus.aborted };
}

type FinalStatus = typeof DocumentStatus.success | typeof DocumentStatus.aborted;

async function finish(
  tx: Queries,
  { id, companyId }: DocumentRow,
  now: Date,
  actor: AuditActor,
  result: {
    readonly status: FinalStatus;
    readonly reason?: string;
    readonly bankDocumentId?: string;
  } & Partial<ValueDateColumns>,
): Promise<void> {
  await tx
    .update(document)
    .set({ ...result, dueAt: null, confirmedAt: now })
    .where(eq(document.id, id));
  await writeAudit(tx, {
    at: now,
    actor: { ...actor, companyId },
    action: result.status === DocumentStatus.success ? 'execute' : 'abort',
    object: { type: 'document', id: String(id) },
    result: 'ok',
  });
}
