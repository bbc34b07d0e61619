import { canPayFrom } from '@ncb/shared-kernel/domain/rules';
import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, asc, eq, isNull, lte, or } from 'drizzle-orm';
import type { DocumentRow } from '../areas/documents/company-document';
import { kindOf, type PlannedPosting } from '../areas/documents/kinds';
import { ENGINE, writeAudit } from '../audit';
import { readBankDay } from '../clock';
import { schema, type Queries } from '../db';
import { bankNumberOf, holdsOf, lockAccounts, post, release, type AccountRow, type Movement } from '../ledger';

const { document } = schema;

/** How long a document that waits for something is left alone. */
const LOOK_AGAIN_MS = 60_000;

/** What the engine did to a document. */
export interface Executed {
  readonly id: number;
  /** Still in progress if it waits for something. */
  readonly status: typeof DocumentStatus.success | typeof DocumentStatus.aborted | typeof DocumentStatus.inProgress;
}

/**
 * Takes the next due document and executes or refuses it, all in this transaction: a crash leaves it either untouched
 * or finished. Documents that another process has in hand are passed over.
 * @param onTaken told which document is in hand, for the case that the transaction fails
 * @returns null if nothing is due
 */
export async function executeNext(tx: Queries, now: Date, onTaken: (id: number) => void): Promise<Executed | null> {
  const bankDay = await readBankDay(tx, now);
  const row = await takeDue(tx, now, bankDay);
  if (!row) return null;
  onTaken(row.id);
  const plan = await kindOf(row).plan(tx, row, { bankDay, now });
  if (plan.verdict === 'wait') return putOff(tx, row, now);
  const holds = await holdsOf(tx, row.id);
  const postings = plan.verdict === 'execute' ? plan.postings : [];
  // All at once and in order: two documents between the same accounts in opposite directions must not block each other.
  const locked = await lockAccounts(tx, [...new Set([...holds, ...postings.flatMap(accountsIn)].map(accountOf))]);
  await release(tx, row.id, holds);
  if (plan.verdict === 'refuse') return abort(tx, row, now, plan.reason);
  if (!plan.postings.every((posting) => mayPay(posting, locked)))
    return abort(tx, row, now, 'Платежі з рахунку платника не дозволено');
  const numbers: number[] = [];
  for (const posting of plan.postings)
    numbers.push(await post(tx, { ...posting, documentId: row.id, bankDay, at: now }));
  await plan.afterwards?.(tx);
  await finish(tx, row, now, { status: DocumentStatus.success, bankDocumentId: bankNumberOf(numbers[0] ?? 0) });
  return { id: row.id, status: DocumentStatus.success };
}

const accountsIn = ({ movements }: PlannedPosting) => movements;
const accountOf = ({ accountId }: Movement) => accountId;

/** The accounts that a posting takes from must still be open for payments; the bank's own always are. */
function mayPay({ movements }: PlannedPosting, accounts: readonly AccountRow[]): boolean {
  const payers = movements.filter(({ amount }) => amount.startsWith('-')).map(accountOf);
  return accounts.every((account) => account.kind !== 'current' || !payers.includes(account.id) || canPayFrom(account));
}

/** Looks at the document again later; it keeps its place among those that are due then. */
async function putOff(tx: Queries, { id }: DocumentRow, now: Date): Promise<Executed> {
  await tx
    .update(document)
    .set({ dueAt: new Date(now.getTime() + LOOK_AGAIN_MS) })
    .where(eq(document.id, id));
  return { id, status: DocumentStatus.inProgress };
}

async function takeDue(tx: Queries, now: Date, bankDay: string): Promise<DocumentRow | null> {
  const [row] = await tx
    .select()
    .from(document)
    .where(
      and(
        eq(document.status, DocumentStatus.inProgress),
        lte(document.dueAt, now),
        or(isNull(document.valueDate), lte(document.valueDate, bankDay)),
      ),
    )
    .orderBy(asc(document.dueAt), asc(document.id))
    .limit(1)
    .for('no key update', { skipLocked: true });
  return row ?? null;
}

async function abort(tx: Queries, row: DocumentRow, now: Date, reason: string): Promise<Executed> {
  await finish(tx, row, now, { status: DocumentStatus.aborted, reason });
  return { id: row.id, status: DocumentStatus.aborted };
}

type FinalStatus = typeof DocumentStatus.success | typeof DocumentStatus.aborted;

async function finish(
  tx: Queries,
  { id, companyId }: DocumentRow,
  now: Date,
  result: { readonly status: FinalStatus; readonly reason?: string; readonly bankDocumentId?: string },
): Promise<void> {
  await tx
    .update(document)
    .set({ ...result, dueAt: null, confirmedAt: now })
    .where(eq(document.id, id));
  await writeAudit(tx, {
    at: now,
    actor: { ...ENGINE, companyId },
    action: result.status === DocumentStatus.success ? 'execute' : 'abort',
    object: { type: 'document', id: String(id) },
    result: 'ok',
  });
}
