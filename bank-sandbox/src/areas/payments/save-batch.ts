import {
  savePayments,
  type AnswerOf,
  type BatchResult,
  type RequestOf,
  type UahPaymentToSave,
} from '@ncb/shared-kernel/api/contract';
import { normaliseIban } from '@ncb/shared-kernel/domain/identifiers';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import { BATCH_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, sql } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries, findSqlFailure } from '../../db';
import { succeed, refuse, refuseFields, type Outcome, type Refusal } from '../../outcome';
import type { Services } from '../../services';
import { getRefusalText } from '../../get-refusal-text';
import { withIdempotency } from '../documents/with-idempotency';
import { lockPayrollToPay, type PartOfPayroll, type PayrollToPay } from '../payroll/payroll-to-pay';
import { CodeGuesses } from '../receivers/code-guesses';
import { auditNameChecks, isAskedAbout } from '../receivers/queue-name-checks';
import { storeUahPayment } from './save-uah-payment';

type SaveOutcome = Outcome<{ readonly id: string }>;
type Answer = AnswerOf<typeof savePayments>;

/** Answers `save_batch_docs`, with a result per payment. */
export async function saveBatch(
  bank: Services,
  caller: CompanyCaller,
  { payments, all, payrollId }: RequestOf<typeof savePayments>,
): Promise<Outcome<Answer>> {
  if (payrollId !== undefined) return saveForPayroll(bank, caller, payrollId, payments);
  if (payments.length > BATCH_MAX) return refuse('badRequest', { params: { max: String(BATCH_MAX) } });
  return all ? saveTogether(bank, caller, payments) : saveEach(bank, caller, payments);
}

/** Saves payments one by one; a refused one does not stop the others. */
async function saveEach(
  { db }: Services,
  caller: CompanyCaller,
  payments: readonly UahPaymentToSave[],
): Promise<Outcome<Answer>> {
  // Each payment has a key derived from the batch's, so that a repeated request continues where the first one broke
  // off.
  const claimed = await withIdempotency(db, caller, async (tx) => {
    await auditNameChecks(tx, caller, savePayments.path, payments.filter(isToOtherBank).length);
    return succeed(null);
  });
  if (!claimed.ok) return claimed;
  const results: BatchResult[] = [];
  const guesses = new CodeGuesses();
  for (const [index, payment] of payments.entries()) {
    if (guesses.countPair(getReceiver(payment))) {
      results.push(toResult(NOT_COMPARED));
      continue;
    }
    const saved = await withIdempotency(db, { ...caller, idempotency: getPaymentKey(caller, index) }, (tx) =>
      storeUahPayment(tx, caller, payment),
    );
    results.push(toResult(saved));
  }
  return succeed({ results });
}

/** Refusal of every code beyond the limit of tried ones, so that none can be guessed. */
const NOT_COMPARED = refuseFields([{ field: 'receiverCode', key: 'codeNotOfAccount' }]);

const isToOtherBank = ({ creditIban }: UahPaymentToSave) => isAskedAbout(normaliseIban(creditIban));

function getReceiver({ creditIban, receiverCode }: UahPaymentToSave) {
  return { account: creditIban, code: receiverCode };
}

function getPaymentKey({ idempotency }: CompanyCaller, index: number): CompanyCaller['idempotency'] {
  return idempotency && { ...idempotency, key: `${idempotency.key}#${index}` };
}

async function saveTogether(
  bank: Services,
  caller: CompanyCaller,
  payments: readonly UahPaymentToSave[],
): Promise<Outcome<Answer>> {
  return storeAllOrNone(bank, caller, payments, (tx) => storeAll(tx, caller, payments));
}

/** Stores all or none; the results show which payments were wrong. */
async function storeAllOrNone(
  { db }: Services,
  caller: CompanyCaller,
  payments: readonly UahPaymentToSave[],
  store: (tx: Queries) => Promise<Outcome<readonly SaveOutcome[]>>,
): Promise<Outcome<Answer>> {
  const attempt: { outcomes: readonly SaveOutcome[] } = { outcomes: [] };
  const stored = await withIdempotency<Answer>(db, caller, async (tx) => {
    const outcomes = await store(tx);
    if (!outcomes.ok) return outcomes;
    attempt.outcomes = outcomes.value;
    const refused = attempt.outcomes.find((outcome) => !outcome.ok);
    if (refused) return refused;
    await auditNameChecks(tx, caller, savePayments.path, payments.filter(isToOtherBank).length);
    return succeed({ results: attempt.outcomes.map(toResult) });
  });
  if (stored.ok || attempt.outcomes.every(({ ok }) => ok)) return stored;
  return succeed({ results: attempt.outcomes.map((outcome) => ({ ...toResult(outcome), id: null })) });
}

/** Stores salary and fee payment; each is made once, however often requested. */
async function saveForPayroll(
  bank: Services,
  caller: CompanyCaller,
  payrollId: string,
  payments: readonly UahPaymentToSave[],
): Promise<Outcome<Answer>> {
  return storeAllOrNone(bank, caller, payments, async (tx) => {
    const payroll = await lockPayrollToPay(tx, caller, payrollId);
    if (!payroll.ok) return payroll;
    if (payments.length === 0 || payments.length > payroll.value.parts.length)
      return refuse('badRequest', { params: { max: String(payroll.value.parts.length) } });
    await lockCounter(tx, caller.membership.companyId);
    const outcomes: SaveOutcome[] = [];
    for (const [index, payment] of payments.entries())
      outcomes.push(await inSavepoint(tx, () => storePart(tx, caller, payroll.value, index, payment)));
    return succeed(outcomes);
  });
}

async function storePart(
  tx: Queries,
  caller: CompanyCaller,
  payroll: PayrollToPay,
  index: number,
  payment: UahPaymentToSave,
): Promise<SaveOutcome> {
  const part = payroll.parts[index];
  if (!part) return refuse('badRequest');
  const { existing } = part;
  const paymentFacts = existing ?? {
    amount: normaliseAmount(payment.amount),
    receiverAccount: normaliseIban(payment.creditIban),
  };
  const field = findDifference(part, paymentFacts);
  if (field) return refuseFields([{ field, key: 'payrollPaymentDiffers' }]);
  if (existing) return succeed({ id: String(existing.id) });
  if (!payroll.isPayable) return refuse('statusForbidsAction');
  // A payment never moves to another payroll.
  return storeUahPayment(tx, caller, { ...payment, id: null }, { payrollId: payroll.id, payrollPart: part.part });
}

function normaliseAmount(amountText: string): string {
  const parsed = parseAmount(amountText);
  return parsed.ok ? parsed.amount : amountText;
}

function findDifference(
  part: PartOfPayroll,
  { amount, receiverAccount }: { readonly amount: string; readonly receiverAccount: string },
): 'amount' | 'cr_acn' | null {
  if (amount !== part.amount) return 'amount';
  return receiverAccount === part.receiverAccount ? null : 'cr_acn';
}

async function storeAll(tx: Queries, caller: CompanyCaller, payments: readonly UahPaymentToSave[]) {
  // Before the first audit row: saving another document locks this row and then waits for the audit lock.
  await lockCounter(tx, caller.membership.companyId);
  const outcomes: SaveOutcome[] = [];
  const guesses = new CodeGuesses();
  for (const payment of payments) {
    const isGuess = guesses.countPair(getReceiver(payment));
    outcomes.push(isGuess ? NOT_COMPARED : await inSavepoint(tx, () => storeUahPayment(tx, caller, payment)));
  }
  return succeed(outcomes);
}

async function lockCounter(tx: Queries, companyId: number): Promise<void> {
  const { counter } = schema;
  const ofPayments = and(eq(counter.companyId, companyId), eq(counter.name, 'payment'));
  await tx.select().from(counter).where(ofPayments).for('no key update');
}

function toResult(outcome: SaveOutcome): BatchResult {
  if (outcome.ok) return { id: outcome.value.id, error: null, errorCode: null, problems: [] };
  const { code, params, problems = [] }: Refusal = outcome.refusal;
  return {
    id: null,
    error: getRefusalText(code, params),
    errorCode: code,
    problems: problems.map(({ field, key, params: values }) => ({
      field,
      key,
      ...(values?.['max'] !== undefined && { max: values['max'] }),
    })),
  };
}

/** Runs work in a savepoint: the transaction continues after a refusal or a duplicate number. */
async function inSavepoint<T>(tx: Queries, work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  await tx.execute(sql`SAVEPOINT step`);
  try {
    const outcome = await work();
    await tx.execute(outcome.ok ? sql`RELEASE SAVEPOINT step` : sql`ROLLBACK TO SAVEPOINT step`);
    return outcome;
  } catch (error) {
    if (findSqlFailure(error)?.constraint !== 'document_number_once') throw error;
    await tx.execute(sql`ROLLBACK TO SAVEPOINT step`);
    return refuse('duplicateNumber');
  }
}
