import { addDays } from '@ncb/shared-kernel/domain/dates';
import { addMonths, buildDepositSchedule, getNextPaymentDay, sumAmounts } from '@ncb/shared-kernel/domain/interest';
import { addAmounts } from '@ncb/shared-kernel/domain/money';
import {
  ApplicationKind,
  DepositOperationKind,
  DepositStatus,
  InterestPayout,
} from '@ncb/shared-kernel/domain/vocabulary';
import { and, asc, eq, isNull, notInArray } from 'drizzle-orm';
import { toRunningDeposit, type DepositRow } from '../areas/deposits/running-deposit';
import { findOffer, getOfferTerms } from '../areas/deposits/deposit-offers';
import { schema, type Queries } from '../db';
import { postPlaced } from './seed-office';
import { SEED } from './seed-data';

const { application, deposit, depositOperation, depositOffer } = schema;
const { placed, interest, capitalised, returned } = DepositOperationKind;

/** Stores operations of deposits older than their history. */
export async function storeEarlierOperations(tx: Queries): Promise<void> {
  const withOperations = tx.select({ id: depositOperation.depositId }).from(depositOperation);
  const rows = await tx.select().from(deposit).where(notInArray(deposit.id, withOperations)).orderBy(asc(deposit.id));
  for (const row of rows) await storeOperations(tx, row);
}

/** @returns the interest paid or capitalised */
async function storeOperations(tx: Queries, row: DepositRow): Promise<string> {
  const toMoment = (day: string) => new Date(`${day}T09:00:00Z`);
  const store = (day: string, kind: DepositOperationKind, amount: string) =>
    tx.insert(depositOperation).values({ depositId: row.id, day, kind, amount, at: toMoment(day) });
  await store(row.startDate, placed, row.amount);
  const running = {
    ...toRunningDeposit(row, []),
    placed: [{ day: row.startDate, amount: row.amount }],
  };
  const isClosed = row.status === DepositStatus.closed;
  const paid = buildDepositSchedule(running, row.renewals > 0).filter(({ day }) => isClosed || day < row.dueDate);
  const kind = row.payout === InterestPayout.capitalised ? capitalised : interest;
  for (const { day, amount } of paid) await store(day, kind, amount);
  if (isClosed) await store(row.endDate, returned, row.amount);
  return sumAmounts(paid);
}

interface SeedDeposit {
  readonly number: string;
  readonly companyId: number;
  readonly accountId: number;
  readonly offerId: number;
  readonly amount: string;
  readonly rate: string;
  readonly months: number;
  readonly daysBack: number;
  readonly comment: string;
}

/** Monthly interest in euros, capitalisation, and a sole trader's in dollars. */
const DEPOSITS: readonly SeedDeposit[] = [
  {
    number: 'ДП-1001/3',
    companyId: 1001,
    accountId: 7003,
    offerId: 8,
    amount: '118000.00',
    rate: '2.75',
    months: 12,
    daysBack: 25,
    comment: 'Валютна виручка',
  },
  {
    number: 'ДП-1001/4',
    companyId: 1001,
    accountId: 7001,
    offerId: 4,
    amount: '750000.00',
    rate: '11.75',
    months: 6,
    daysBack: 100,
    comment: 'На оновлення обладнання',
  },
  {
    number: 'ДП-1003/1',
    companyId: 1003,
    accountId: 7014,
    offerId: 7,
    amount: '2500.00',
    rate: '1.50',
    months: 12,
    daysBack: 200,
    comment: '',
  },
];

/** Seeds deposits of each kind of payout and a waiting application. */
export async function seedDeposits(tx: Queries, bankDay: string, now: Date): Promise<void> {
  for (const item of DEPOSITS) await seedDeposit(tx, item, bankDay, now);
  const [reserve] = await tx.select().from(depositOffer).where(eq(depositOffer.id, 1));
  const [first] = await tx.select().from(deposit).where(eq(deposit.number, 'ДП-1001/2'));
  if (reserve && first)
    await tx
      .update(deposit)
      .set({ offerId: reserve.id, ...getOfferTerms(reserve, { rate: first.rate, end: first.endDate }) })
      .where(and(eq(deposit.id, first.id), isNull(deposit.offerId)));
  await seedApplication(tx, now);
}

async function seedDeposit(tx: Queries, item: SeedDeposit, bankDay: string, now: Date): Promise<void> {
  const offer = await findOffer(tx, item.offerId);
  if (!offer) throw new Error(`${item.number} is of no offer`);
  const { daysBack, ...values } = item;
  const start = addDays(bankDay, -daysBack);
  const term = { start, end: addMonths(start, item.months), payout: offer.payout };
  let dueDate = getNextPaymentDay(term, start);
  while (dueDate <= bankDay) dueDate = getNextPaymentDay(term, dueDate);
  const { currencyCode, currencyLetters, payout, basis, isRenewable } = offer;
  const [stored] = await tx
    .insert(deposit)
    .values({
      ...values,
      currencyCode,
      currencyLetters,
      payout,
      basis,
      isRenewable,
      dueDate,
      ...getOfferTerms(offer, { rate: item.rate, end: term.end }),
      startDate: start,
      endDate: term.end,
      interestAccountId: item.accountId,
      status: DepositStatus.active,
    })
    .onConflictDoNothing()
    .returning();
  if (!stored) return;
  const paid = await storeOperations(tx, stored);
  const amount = payout === InterestPayout.capitalised ? addAmounts(item.amount, paid) : item.amount;
  await tx.update(deposit).set({ amount }).where(eq(deposit.id, stored.id));
  await postPlaced(tx, { ...stored, amount }, now);
}

async function seedApplication(tx: Queries, now: Date): Promise<void> {
  const companyId = Number(SEED.companies[0]?.clientRef);
  const ofDeposits = and(eq(application.companyId, companyId), eq(application.kind, ApplicationKind.deposit));
  const [existing] = await tx.select({ id: application.id }).from(application).where(ofDeposits).limit(1);
  if (existing) return;
  await tx.insert(application).values({
    companyId,
    kind: ApplicationKind.deposit,
    currencyCode: '980',
    currencyLetters: 'UAH',
    amount: '100000.00',
    months: 3,
    accountId: 7001,
    interestAccountId: 7001,
    returnAccountId: 7001,
    payout: InterestPayout.atEnd,
    offerId: 1,
    rate: '12.00',
    renewals: 1,
    creatorId: 502,
    submittedAt: new Date(now.getTime() - 2 * 60 * 60_000),
  });
}
