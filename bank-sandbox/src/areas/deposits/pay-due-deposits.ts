import { addMonths, computeInterestDue, getNextPaymentDay, getOfferRate } from '@ncb/shared-kernel/domain/interest';
import { addAmounts, subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { DepositOperationKind, DepositStatus, InterestPayout } from '@ncb/shared-kernel/domain/vocabulary';
import { and, asc, eq, lte } from 'drizzle-orm';
import { ENGINE, writeAudit } from '../../audit';
import { readBankState } from '../../clock';
import { schema, type Database, type Queries } from '../../db';
import type { Moment } from '../documents/kind-of-document';
import { readRunning, type DepositRow } from './running-deposit';
import { findOffer, getOfferTerms } from './deposit-offers';
import { storeOperation, postDeposit } from './post-deposit';

const { deposit } = schema;
const { interest, capitalised, renewed, returned } = DepositOperationKind;

/** Pays monthly interest, and at the end the deposit. */
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
  await payDue(tx, due, { bankDay, now });
  const object = { type: 'deposit', id: String(due.id) } as const;
  await writeAudit(tx, { at: now, actor: ENGINE, action: 'payDeposit', object, result: 'ok' });
  return true;
}

/**
 * Pays a due deposit. Interest is computed to the due day and posted on the bank day, later after a pause of the
 * engine.
 */
async function payDue(tx: Queries, due: DepositRow, moment: Moment): Promise<void> {
  const isEnd = due.dueDate === due.endDate;
  const isReturned = isEnd && due.renewals === 0;
  const earned = computeInterestDue(await readRunning(tx, due), due.dueDate, isReturned);
  const isAdded = due.payout === InterestPayout.capitalised;
  const balance = isAdded ? addAmounts(due.amount, earned) : due.amount;
  const day = { day: due.dueDate, at: moment.now };
  await storeOperation(tx, due.id, { ...day, kind: isAdded ? capitalised : interest, amount: earned });
  await postDeposit(tx, due, moment, {
    balanceChange: subtractAmounts(isReturned ? '0.00' : balance, due.amount),
    interest: earned,
    accounts: [
      { accountId: due.interestAccountId, amount: isAdded ? '0.00' : earned },
      { accountId: due.accountId, amount: isReturned ? balance : '0.00' },
    ],
  });
  if (isReturned) {
    await storeOperation(tx, due.id, { ...day, kind: returned, amount: balance });
    await update(tx, due, { status: DepositStatus.closed, amount: balance });
  } else if (isEnd) {
    await storeOperation(tx, due.id, { ...day, kind: renewed, amount: balance });
    await update(tx, due, await getNextTerm(tx, due, balance));
  } else {
    const dueDate = getNextPaymentDay({ start: due.startDate, end: due.endDate, payout: due.payout }, due.dueDate);
    await update(tx, due, { amount: balance, dueDate });
  }
}

/**
 * Returns the next term at the current rate of the offer, or else at the present one. Source:
 * docs/requirements/deposits-and-credits.md#renewal-of-a-deposit.
 */
async function getNextTerm(tx: Queries, due: DepositRow, amount: string): Promise<Partial<DepositRow>> {
  const [start, end] = [due.endDate, addMonths(due.endDate, due.months)];
  const offer = await findOffer(tx, due.offerId);
  const isOffered = offer !== null && (offer.validUntil === null || offer.validUntil >= start);
  const rate = (isOffered ? getOfferRate(offer, amount, due.months) : null) ?? due.rate;
  return {
    startDate: start,
    endDate: end,
    amount,
    rate,
    renewals: due.renewals - 1,
    ...(isOffered ? getOfferTerms(offer, { rate, end }) : {}),
    dueDate: getNextPaymentDay({ start, end, payout: due.payout }, start),
  };
}

async function update(tx: Queries, { id }: DepositRow, changes: Partial<DepositRow>): Promise<void> {
  await tx.update(deposit).set(changes).where(eq(deposit.id, id));
}
