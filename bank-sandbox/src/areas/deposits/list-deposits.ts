import type { AnswerOf, Deposit, listDeposits } from '@ncb/shared-kernel/api/contract';
import { DepositStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { desc, eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema } from '../../db';
import { done, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { interestDue } from './interest';

const { deposit } = schema;

/** More than a company has; the call has no paging. */
const DEPOSITS_SHOWN_MAX = 1000;

/** `get_deposits`: all deposits of the company, the newest first, closed ones too. */
export async function deposits(
  { db }: Services,
  { membership, bankDay }: CompanyCaller,
): Promise<Outcome<AnswerOf<typeof listDeposits>>> {
  const rows = await db.queries
    .select()
    .from(deposit)
    .where(eq(deposit.companyId, membership.companyId))
    .orderBy(desc(deposit.startDate), desc(deposit.id))
    .limit(DEPOSITS_SHOWN_MAX);
  return done({ deposits: rows.map((row) => toDeposit(row, bankDay)) });
}

function toDeposit(row: typeof deposit.$inferSelect, bankDay: string): Deposit {
  const earnsTo = bankDay < row.endDate ? bankDay : row.endDate;
  return {
    id: String(row.id),
    number: row.number,
    status: row.status,
    start: row.startDate,
    end: row.endDate,
    rate: row.rate,
    currencyLetters: row.currencyLetters,
    currencyCode: row.currencyCode,
    amount: row.amount,
    interest:
      row.status === DepositStatus.closed ? '0.00' : interestDue(row, earnsTo, earnsTo === row.endDate && !row.renews),
    payout: row.payout,
    renews: row.renews,
    returnAccountId: String(row.accountId),
  };
}
