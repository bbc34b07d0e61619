import { addDays, daysBetween } from '@ncb/shared-kernel/domain/dates';
import { addAmounts, compareAmounts, subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { DepositStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, asc, eq, lte } from 'drizzle-orm';
import { ENGINE, writeAudit } from '../../audit';
import { readBankState } from '../../clock';
import { schema, type Database, type Queries } from '../../db';
import { internalAccount, post, type Movement } from '../../ledger';
import { interestDue, nextPayment } from './interest';

const { deposit } = schema;

type DepositRow = typeof deposit.$inferSelect;

/** Pays what running deposits owe on the bank day: interest by the month, and at the end also what was placed. */
export async function payDueDeposits(db: Database, now: Date): Promise<void> {
  while (await db.transaction((tx) => payNext(tx, now)));
}

/** @returns false when nothing is due, another process has it in hand, or the operator has paused the engine */
async function payNext(tx: Queries, now: Date): Promise<boolean> {
  const { bankDay, enginePaused } = await readBankState(tx, now);
  if (enginePaused) return false;
  const [due] = await tx
    .select()
    .from(deposit)
    .where(and(eq(deposit.status, DepositStatus.active), lte(deposit.dueDate, bankDay)))
    .orderBy(asc(deposit.dueDate), asc(deposit.id))
    .limit(1)
    .for('no key update', { skipLocked: true });
  if (!due) return false;
  const movements = await movementsOf(tx, due);
  // A few kopecks for a day may earn nothing, and nothing is not posted.
  if (movements.length > 0) await post(tx, { kind: 'deposit', documentId: null, bankDay, at: now, movements });
  await tx.update(deposit).set(afterPayment(due)).where(eq(deposit.id, due.id));
  const object = { type: 'deposit', id: String(due.id) } as const;
  await writeAudit(tx, { at: now, actor: ENGINE, action: 'payDeposit', object, result: 'ok' });
  return true;
}

function isReturned({ dueDate, endDate, renews }: DepositRow): boolean {
  return dueDate === endDate && !renews;
}

async function movementsOf(tx: Queries, due: DepositRow): Promise<readonly Movement[]> {
  const currency = { code: due.currencyCode, letters: due.currencyLetters };
  const interest = interestDue(due, due.dueDate, isReturned(due));
  const principal = isReturned(due) ? due.amount : '0.00';
  const movements = [
    { accountId: await internalAccount(tx, 'income', currency), amount: subtractAmounts('0.00', interest) },
    { accountId: await internalAccount(tx, 'deposits', currency), amount: subtractAmounts('0.00', principal) },
    { accountId: due.accountId, amount: addAmounts(principal, interest) },
  ];
  return movements.filter(({ amount }) => compareAmounts(amount, '0.00') !== 0);
}

/** A deposit that renews itself is placed again for as many days, at the same rate. */
function afterPayment(due: DepositRow): Partial<DepositRow> {
  const { startDate, endDate, dueDate } = due;
  if (isReturned(due)) return { status: DepositStatus.closed, paidUntil: dueDate };
  if (dueDate < endDate) return { paidUntil: dueDate, dueDate: nextPayment(due, dueDate) };
  const again = { ...due, startDate: endDate, endDate: addDays(endDate, daysBetween(startDate, endDate)) };
  return {
    startDate: again.startDate,
    endDate: again.endDate,
    paidUntil: endDate,
    dueDate: nextPayment(again, endDate),
  };
}
