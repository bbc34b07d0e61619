import type { AnswerOf, BatchResult, RequestOf, savePayments, UahPaymentToSave } from '@ncb/shared-kernel/api/contract';
import { BATCH_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import { done, refuse, type Outcome, type Refusal } from '../../outcome';
import type { Services } from '../../services';
import { textOf } from '../../texts';
import { once } from '../documents/idempotency';
import { storeUahPayment } from './save-payment';
import { inSavepoint } from './savepoint';

type Saved = Outcome<{ readonly id: string }>;
type Answer = AnswerOf<typeof savePayments>;

/** `save_batch_docs`: stores the payments of a file, with a result for each in their order. */
export async function saveBatch(
  bank: Services,
  caller: CompanyCaller,
  { payments, all }: RequestOf<typeof savePayments>,
): Promise<Outcome<Answer>> {
  if (payments.length > BATCH_MAX) return refuse('badRequest', { params: { max: String(BATCH_MAX) } });
  return all ? saveTogether(bank, caller, payments) : saveEach(bank, caller, payments);
}

/** Each payment by itself: what is refused does not stop the others. */
async function saveEach(
  { db }: Services,
  caller: CompanyCaller,
  payments: readonly UahPaymentToSave[],
): Promise<Outcome<Answer>> {
  // The key of the batch stands for the request as a whole; each payment has one of its own under it, so that a repeated
  // request gets the stored ids and goes on where the first one broke off.
  const claimed = await once(db, caller, () => Promise.resolve(done(null)));
  if (!claimed.ok) return claimed;
  const results: BatchResult[] = [];
  for (const [index, payment] of payments.entries()) {
    const saved = await once(db, { ...caller, idempotency: keyOf(caller, index) }, (tx) =>
      storeUahPayment(tx, caller, payment),
    );
    results.push(toResult(saved));
  }
  return done({ results });
}

function keyOf({ idempotency }: CompanyCaller, index: number): CompanyCaller['idempotency'] {
  return idempotency && { ...idempotency, key: `${idempotency.key}#${index}` };
}

/** All or none: with one that is refused nothing is stored, and the results say which ones were wrong and why. */
async function saveTogether(
  { db }: Services,
  caller: CompanyCaller,
  payments: readonly UahPaymentToSave[],
): Promise<Outcome<Answer>> {
  const tried: { outcomes: readonly Saved[] } = { outcomes: [] };
  const stored = await once<Answer>(db, caller, async (tx) => {
    tried.outcomes = await storeAll(tx, caller, payments);
    const refused = tried.outcomes.find((outcome) => !outcome.ok);
    return refused ?? done({ results: tried.outcomes.map(toResult) });
  });
  if (stored.ok || tried.outcomes.every(({ ok }) => ok)) return stored;
  return done({ results: tried.outcomes.map((outcome) => ({ ...toResult(outcome), id: null })) });
}

async function storeAll(tx: Queries, caller: CompanyCaller, payments: readonly UahPaymentToSave[]) {
  // Before the first audit row, whose lock lasts to the end: another document's save holds this row and waits for that.
  await lockCounter(tx, caller.membership.companyId);
  const outcomes: Saved[] = [];
  for (const payment of payments) outcomes.push(await inSavepoint(tx, () => storeUahPayment(tx, caller, payment)));
  return outcomes;
}

async function lockCounter(tx: Queries, companyId: number): Promise<void> {
  const { counter } = schema;
  const ofPayments = and(eq(counter.companyId, companyId), eq(counter.name, 'payment'));
  await tx.select().from(counter).where(ofPayments).for('no key update');
}

function toResult(outcome: Saved): BatchResult {
  if (outcome.ok) return { id: outcome.value.id, error: null, errorCode: null, problems: [] };
  const { code, params, problems = [] }: Refusal = outcome.refusal;
  return {
    id: null,
    error: textOf(code, params),
    errorCode: code,
    problems: problems.map(({ field, key, params: values }) => ({
      field,
      key,
      ...(values?.['max'] !== undefined && { max: values['max'] }),
    })),
  };
}
