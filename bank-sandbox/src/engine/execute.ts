import { canPayFrom } from '@ncb/shared-kernel/domain/rules';
import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, asc, eq, isNull, lte, or } from 'drizzle-orm';
import type { DocumentRow } from '../areas/payments/company-document';
import { ENGINE, writeAudit } from '../audit';
import { readBankDay } from '../clock';
import { schema, type Queries } from '../db';
import { bankNumberOf, lockAccounts, post, release } from '../ledger';
import { findDestination } from './destination';

const { document } = schema;

/** What the engine did to a document. */
export interface Executed {
  readonly id: number;
  readonly status: typeof DocumentStatus.success | typeof DocumentStatus.aborted;
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
  const destination = await findDestination(tx, row);
  // Both at once and in order: two payments between the same accounts in opposite directions must not block each other.
  const locked = await lockAccounts(tx, [row.accountId, ...(destination.ok ? [destination.accountId] : [])]);
  const payer = locked.find(({ id }) => id === row.accountId);
  await release(tx, row.accountId, row.amount);
  if (!payer || !canPayFrom(payer)) return abort(tx, row, now, 'Платежі з рахунку платника не дозволено');
  if (!destination.ok) return abort(tx, row, now, destination.reason);
  const number = await post(tx, {
    kind: 'payment',
    documentId: row.id,
    bankDay,
    at: now,
    movements: [
      { accountId: row.accountId, amount: `-${row.amount}` },
      { accountId: destination.accountId, amount: row.amount },
    ],
  });
  await finish(tx, row, now, {
    status: DocumentStatus.success,
    bankDocumentId: bankNumberOf(number),
  });
  return { id: row.id, status: DocumentStatus.success };
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

async function finish(
  tx: Queries,
  { id, companyId }: DocumentRow,
  now: Date,
  result: { readonly status: Executed['status']; readonly reason?: string; readonly bankDocumentId?: string },
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
