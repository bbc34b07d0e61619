import { INSTANT_ANSWER_SECONDS, INSTANT_ENQUIRY_SECONDS, DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, asc, eq, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { InstantAnswer, InstantMessage } from '../areas/instant/instant-network';
import { ENGINE, writeAudit } from '../audit';
import { readBankState } from '../clock';
import { schema, type Database, type Queries } from '../db';
import type { Services } from '../services';
import { executeOrRefuse, type ExecutionResult } from './execute-next';

const { document, instantTransfer } = schema;

const PORTION = 100;
const SECOND_MS = 1000;

/**
 * Submits queued instant payments, settles the network's answers and enquires about those without one. Each outcome is
 * booked once: a document that is no longer in progress ignores a repeated answer.
 * @param onFailure called for a payment that an error of ours left unsettled; an enquiry settles it later
 */
export async function runInstantTransfers(
  { db, instantNetwork: network }: Services,
  now: Date,
  onFailure: (error: unknown, documentId: number | null) => void,
): Promise<readonly ExecutionResult[]> {
  if (!(await hasOpenTransfers(db.queries)) || (await readBankState(db.queries, now)).enginePaused) return [];
  const settled: ExecutionResult[] = [];
  const settle = async (answer: InstantAnswer | null) => {
    const result = answer && (await settleTransfer(db, answer, now).catch((error: unknown) => onFailure(error, null)));
    if (result) settled.push(result);
  };
  await network.submit(await markSubmitted(db, now), now);
  for (const answer of await network.takeAnswers(now)) await settle(answer);
  for (const uetr of await markAsked(db, now)) await settle(await network.enquire(uetr, now));
  return settled;
}

async function hasOpenTransfers(queries: Queries): Promise<boolean> {
  const open = await queries
    .select({ id: instantTransfer.documentId })
    .from(instantTransfer)
    .where(isNull(instantTransfer.verdict))
    .limit(1);
  return open.length > 0;
}

/** Commits before the network is told: a crash in between ends in an enquiry, never in a second payment. */
async function markSubmitted(db: Database, now: Date): Promise<readonly InstantMessage[]> {
  return db.transaction(async (tx) => {
    const queued = await tx
      .select({ documentId: instantTransfer.documentId })
      .from(instantTransfer)
      .where(and(isNull(instantTransfer.verdict), isNull(instantTransfer.submittedAt)))
      .orderBy(asc(instantTransfer.documentId))
      .limit(PORTION)
      .for('update', { skipLocked: true });
    if (queued.length === 0) return [];
    const ids = queued.map(({ documentId }) => documentId);
    await tx.update(instantTransfer).set({ submittedAt: now }).where(inArray(instantTransfer.documentId, ids));
    const rows = await tx
      .select({ uetr: document.uetr, receiverAccount: document.receiverAccount })
      .from(document)
      .where(and(inArray(document.id, ids), isNotNull(document.uetr)));
    return rows.map(({ uetr, receiverAccount }) => ({ uetr: uetr ?? '', receiverAccount }));
  });
}

/** Marks and returns payments due for an enquiry; the first one tells the payer that the outcome is not known. */
async function markAsked(db: Database, now: Date): Promise<readonly string[]> {
  const before = (seconds: number) => new Date(now.getTime() - seconds * SECOND_MS);
  return db.transaction(async (tx) => {
    const due = await tx
      .select({
        documentId: document.id,
        companyId: document.companyId,
        uetr: document.uetr,
        askedAt: instantTransfer.askedAt,
      })
      .from(instantTransfer)
      .innerJoin(document, eq(document.id, instantTransfer.documentId))
      .where(
        and(
          isNull(instantTransfer.verdict),
          lte(instantTransfer.submittedAt, before(INSTANT_ANSWER_SECONDS)),
          or(isNull(instantTransfer.askedAt), lte(instantTransfer.askedAt, before(INSTANT_ENQUIRY_SECONDS))),
        ),
      )
      .orderBy(asc(instantTransfer.documentId))
      .limit(PORTION)
      .for('update', { of: instantTransfer, skipLocked: true });
    if (due.length === 0) return [];
    const ids = due.map(({ documentId }) => documentId);
    await tx.update(instantTransfer).set({ askedAt: now }).where(inArray(instantTransfer.documentId, ids));
    for (const { documentId, companyId, askedAt } of due)
      if (askedAt === null)
        await writeAudit(tx, {
          at: now,
          actor: { ...ENGINE, companyId },
          action: 'outcomeUnknown',
          object: { type: 'document', id: String(documentId) },
          result: 'ok',
        });
    return due.flatMap(({ uetr }) => uetr ?? []);
  });
}

/** @returns null if the payment is settled already */
async function settleTransfer(
  db: Database,
  { uetr, verdict, reason }: InstantAnswer,
  now: Date,
): Promise<ExecutionResult | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(document).where(eq(document.uetr, uetr)).for('no key update');
    if (row?.status !== DocumentStatus.inProgress) return null;
    await tx.update(instantTransfer).set({ verdict, reason }).where(eq(instantTransfer.documentId, row.id));
    const { bankDay } = await readBankState(tx, now);
    return executeOrRefuse(tx, row, { bankDay, now }, ENGINE);
  });
}
