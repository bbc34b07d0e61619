import { canPayFrom } from '@ncb/shared-kernel/domain/rules';
import { DepositStatus, InterestPayout, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { internalAccount, post } from '../../ledger';
import { done, refuse, type Outcome } from '../../outcome';
import type { Moment } from '../documents/kind-of-document';
import { addMonths, nextPayment } from './interest';

const { account, deposit } = schema;

type Application = typeof schema.application.$inferSelect;

/** What we pay for deposits, percent a year; invented, as the whole bank is. */
const RATES: Readonly<Record<string, string>> = { [UAH.code]: '13.00', '840': '1.50', '978': '1.00' };
const OTHER_RATE = '0.50';

/** Places a deposit as a company applied for it: its money leaves the account now, if it is there and may leave. */
export async function openDeposit(
  tx: Queries,
  application: Application,
  { bankDay, now }: Moment,
): Promise<Outcome<null>> {
  const { id, companyId, accountId, amount, currencyCode, currencyLetters, payout, renews, months } = application;
  const [debit] = accountId === null ? [] : await tx.select().from(account).where(eq(account.id, accountId));
  if (!debit || !canPayFrom(debit)) return refuse('accountNotAllowed');
  const placed = await internalAccount(tx, 'deposits', { code: currencyCode, letters: currencyLetters });
  await post(tx, {
    kind: 'deposit',
    documentId: null,
    bankDay,
    at: now,
    movements: [
      { accountId: debit.id, amount: `-${amount}` },
      { accountId: placed, amount },
    ],
  });
  const schedule = {
    startDate: bankDay,
    endDate: addMonths(bankDay, months),
    payout: payout ?? InterestPayout.atEnd,
  };
  await tx.insert(deposit).values({
    ...schedule,
    ...{ companyId, applicationId: id, amount, currencyCode, currencyLetters, renews, accountId: debit.id },
    number: `ДП-${bankDay.slice(0, 4)}/${id}`,
    status: DepositStatus.active,
    startDate: bankDay,
    endDate: addMonths(bankDay, months),
    rate: RATES[currencyCode] ?? OTHER_RATE,
    paidUntil: bankDay,
    dueDate: nextPayment(schedule, bankDay),
  });
  return done(null);
}
