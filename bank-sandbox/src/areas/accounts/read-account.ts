import type { AccountDetails, AnswerOf, getAccount, RequestOf } from '@ncb/shared-kernel/api/contract';
import { compareAmounts, subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { AccountKind } from '@ncb/shared-kernel/domain/vocabulary';
import { isOfferedInMode } from '@ncb/shared-kernel/domain/workflow';
import { and, eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { parseId } from '../parse-id';
import { getAvailableFunds } from './get-available-funds';

const { account } = schema;

/** Answers `acn_info`: details of an account. */
export async function readAccount(
  { db }: Services,
  { membership, accessMode }: CompanyCaller,
  { id, kind }: RequestOf<typeof getAccount>,
): Promise<Outcome<AnswerOf<typeof getAccount>>> {
  if (kind === AccountKind.credit && !isOfferedInMode(accessMode, 'miCreditsAccounts')) return refuse('forbidden');
  const [found] = await db.queries
    .select()
    .from(account)
    .where(and(eq(account.id, parseId(id) ?? 0), eq(account.companyId, membership.companyId), eq(account.kind, kind)));
  return found ? succeed({ account: toDetails(found) }) : refuse('notFound');
}

function toDetails(row: typeof account.$inferSelect): AccountDetails {
  const available = dropNegative(getAvailableFunds(row));
  const own = subtractAmounts(subtractAmounts(row.balance ?? '0.00', row.reserved), row.blockedAmount);
  const availableOwn = dropNegative(own);
  return {
    id: String(row.id),
    number: row.number,
    iban: row.iban ?? '',
    currencyLetters: row.currencyLetters,
    currencyCode: row.currencyCode,
    balance: row.balance ?? '0.00',
    available,
    availableOwn,
    reserved: row.reserved,
    blocked: row.blockedAmount,
    minimumBalance: row.minBalance,
    overdraftLimit: row.overdraftLimit,
    unusedOverdraft: subtractAmounts(available, availableOwn),
    rate: row.interestRate,
    opened: row.opened,
    closed: row.closed,
    comment: row.comment,
  };
}

function dropNegative(amount: string): string {
  return compareAmounts(amount, '0.00') < 0 ? '0.00' : amount;
}
