import { canPayFrom } from '@ncb/shared-kernel/domain/rules';
import {
  DocumentStatus,
  INSTANT_ANSWER_SECONDS,
  INSTANT_ENQUIRY_BY_USER_SECONDS,
  INSTANT_ENQUIRY_SECONDS,
  INSTANT_SUBMISSION_SECONDS,
} from '@ncb/shared-kernel/domain/vocabulary';
import { and, asc, eq, gt, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { DocumentRow } from '../areas/documents/find-document';
import type { InstantAnswer, InstantMessage } from '../areas/instant/instant-network';
import { withdrawTransfer, type WithdrawalReason } from '../areas/instant/instant-transfers';
import { ENGINE, writeAudit } from '../audit';
import { readBankDay, readBankState } from '../clock';
import { schema, type Database, type Queries } from '../db';
import type { AccountRow } from '../ledger';
import type { Services } from '../services';
import { executeOrRefuse, type ExecutionResult } from './execute-next';

const { account, document, instantTransfer } = schema;

const PORTION = 100;
const SECOND_MS = 1000;

/**
 * Submits queued instant payments, settles the network's answers and enquires about those without one. Each outcome is
 * booked once: a document that is no longer in progress ignores a repeated answer.
 * @param onFailure called for a payment that an error of ours left unsettled; an enquiry settles it later
 * @returns what was settled, and whether the network may answer within seconds
 */
export async function runInstantTransfers(
  { db, instantNetwork: network }: Services,
  now: Date,
  onFailure: (error: unknown, documentId: number | null) => void,
): Promise<{ readonly settled: readonly ExecutionResult[]; readonly isUrgent: boolean }> {
  const settled: ExecutionResult[] = [];
  const isUrgent = await findUrgency(db.queries, now);
  if (isUrgent === null || (await readBankState(db.queries, now)).enginePaused) return { settled, isUrgent: false };
  /** A failed step leaves the others their turn: the next round or an enquiry makes up for it. */
  const attempt = async (step: () => Promise<void>) => step().catch((error: unknown) => onFailure(error, null));
  const take = async (decided: Promise<ExecutionResult | null>) => {
    const result = await decided;
    if (result) settled.push(result);
  };
  const settle = (answer: InstantAnswer) => attempt(() => take(settleTransfer(db, answer, now)));
  await attempt(async () => {
    const { messages, refused } = await markSubmitted(db, now);
    for (const { documentId, reason } of refused) await take(refuseQueued(db, documentId, reason, now));
    await network.submit(messages, now);
  });
  await attempt(async () => {
    for (const answer of await network.takeAnswers(now)) await settle(answer);
  });
  await attempt(async () => {
    for (const uetr of await markAsked(db, now))
      await attempt(async () => {
        const answer = await network.enquire(uetr, now);
        if (answer) await settle(answer);
      });
  });
  return { settled, isUrgent };
}

/** Returns true if an open payment is so young that its answer is awaited, false if all are older, null without any. */
async function findUrgency(queries: Queries, now: Date): Promise<boolean | null> {
  const { submittedAt, verdict } = instantTransfer;
  const young = new Date(now.getTime() - INSTANT_ANSWER_SECONDS * SECOND_MS).toISOString();
  const [open] = await queries
    .select({ isUrgent: sql<boolean | null>`bool_or(coalesce(${submittedAt} > ${young}::timestamptz, true))` })
    .from(instantTransfer)
    .where(isNull(verdict));
  return open?.isUrgent ?? null;
}

interface Queued {
  readonly messages: readonly InstantMessage[];
  readonly refused: readonly { readonly documentId: number; readonly reason: WithdrawalReason }[];
}

/** Commits before the message goes to the network: a crash in between ends in an enquiry, never in a second payment. */
async function markSubmitted(db: Database, now: Date): Promise<Queued> {
  return db.transaction(async (tx) => {
    const queued = await tx
      .select({ document, account })
      .from(instantTransfer)
      .innerJoin(document, eq(document.id, instantTransfer.documentId))
      .innerJoin(account, eq(account.id, document.accountId))
      .where(and(isNull(instantTransfer.verdict), isNull(instantTransfer.submittedAt)))
      .orderBy(asc(instantTransfer.documentId))
      .limit(PORTION)
      .for('update', { of: instantTransfer, skipLocked: true });
    const judged = queued.map((row) => ({ row: row.document, reason: findWithdrawalReason(row, now) }));
    const sent = judged.flatMap(({ row, reason }) => (reason === null ? row : []));
    if (sent.length > 0) {
      const ids = sent.map(({ id }) => id);
      await tx.update(instantTransfer).set({ submittedAt: now }).where(inArray(instantTransfer.documentId, ids));
    }
    return {
      messages: sent.map(({ uetr, receiverAccount }) => ({ uetr: uetr ?? '', receiverAccount })),
      refused: judged.flatMap(({ row, reason }) => (reason === null ? [] : { documentId: row.id, reason })),
    };
  });
}

/** Returns why a queued payment is not submitted: its account was barred, or the bank is too late for an instant one. */
function findWithdrawalReason(
  { document: { sentAt }, account: payer }: { document: DocumentRow; account: AccountRow },
  now: Date,
): WithdrawalReason | null {
  if (!canPayFrom(payer)) return 'payerBarred';
  const age = now.getTime() - (sentAt ?? now).getTime();
  return age > INSTANT_SUBMISSION_SECONDS * SECOND_MS ? 'notSubmitted' : null;
}

/** Marks and returns payments due for an enquiry; the first one tells the payer that the outcome is not known. */
async function markAsked(db: Database, now: Date): Promise<readonly string[]> {
  const { submittedAt, askedAt } = instantTransfer;
  const before = (seconds: number) => new Date(now.getTime() - seconds * SECOND_MS);
  return db.transaction(async (tx) => {
    const due = await tx
      .select({
        documentId: document.id,
        companyId: document.companyId,
        uetr: document.uetr,
        lastAskedAt: askedAt,
      })
      .from(instantTransfer)
      .innerJoin(document, eq(document.id, instantTransfer.documentId))
      .where(
        and(
          isNull(instantTransfer.verdict),
          or(lte(submittedAt, before(INSTANT_ANSWER_SECONDS)), gt(submittedAt, now)),
          // A time ahead was written by a clock that has been set back.
          or(isNull(askedAt), lte(askedAt, before(INSTANT_ENQUIRY_SECONDS)), gt(askedAt, now)),
        ),
      )
      .orderBy(asc(instantTransfer.documentId))
      .limit(PORTION)
      .for('update', { of: instantTransfer, skipLocked: true });
    if (due.length === 0) return [];
    const ids = due.map(({ documentId }) => documentId);
    await tx.update(instantTransfer).set({ askedAt: now }).where(inArray(instantTransfer.documentId, ids));
    for (const { documentId, companyId, lastAskedAt } of due)
      if (lastAskedAt === null)
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

/**
 * Asks the network at a user's wish about a payment that it was asked about before, unless a moment ago, and books what
 * it says.
 */
export async function enquireTransfer(
  { db, instantNetwork }: Pick<Services, 'db' | 'instantNetwork'>,
  documentId: number,
  now: Date,
): Promise<void> {
  if ((await readBankState(db.queries, now)).enginePaused) return;
  const { askedAt, verdict } = instantTransfer;
  const [due] = await db.queries
    .update(instantTransfer)
    .set({ askedAt: now })
    .from(document)
    .where(
      and(
        eq(instantTransfer.documentId, documentId),
        eq(document.id, instantTransfer.documentId),
        isNull(verdict),
        lte(askedAt, new Date(now.getTime() - INSTANT_ENQUIRY_BY_USER_SECONDS * SECOND_MS)),
      ),
    )
    .returning({ uetr: document.uetr });
  const answer = due?.uetr ? await instantNetwork.enquire(due.uetr, now) : null;
  if (answer) await settleTransfer(db, answer, now);
}

/** Books an answer of the network. @returns null if the payment is settled already */
function settleTransfer(db: Database, { uetr, verdict, reason }: InstantAnswer, now: Date) {
  // A rejection without a code has none of its own text.
  const code = verdict === 'rejected' ? (reason ?? 'NARR') : null;
  return decideTransfer(db, eq(document.uetr, uetr), now, async (tx, id) => {
    await tx.update(instantTransfer).set({ verdict, reason: code }).where(eq(instantTransfer.documentId, id));
    return true;
  });
}

/** Refuses a payment that the network has not received. @returns null if it has, or the payment is settled already */
function refuseQueued(db: Database, documentId: number, reason: WithdrawalReason, now: Date) {
  return decideTransfer(db, eq(document.id, documentId), now, (tx, id) => withdrawTransfer(tx, id, reason));
}

/**
 * Executes or refuses a payment in progress by the outcome that `record` writes, under the lock of its document.
 * @param record returns false to leave the payment as it is
 */
async function decideTransfer(
  db: Database,
  which: SQL,
  now: Date,
  record: (tx: Queries, documentId: number) => Promise<boolean>,
): Promise<ExecutionResult | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(document).where(which).for('no key update');
    if (row?.status !== DocumentStatus.inProgress || !(await record(tx, row.id))) return null;
    return executeOrRefuse(tx, row, { bankDay: await readBankDay(tx, now), now }, ENGINE);
  });
}
