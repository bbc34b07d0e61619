import type { AccountDetails, AnswerOf, getAccount, RequestOf } from '@ncb/shared-kernel/api/contract';
import { compareAmounts, subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { AccountKind } from '@ncb/shared-kernel/domain/vocabulary';
import { modeOffers } from '@ncb/shared-kernel/domain/workflow';
import { and, eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema } from '../../db';
import { done, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { parseId } from '../ids';
import { availableFunds } from './available';

const { account } = schema;

/**
 * `acn_info`: what the panel under a row of the account list shows. Of a credit account that is the list of credit accounts.
 */
export async function accountInfo(
  { db }: Services,
  { membership, accessMode }: CompanyCaller,
  { id, kind }: RequestOf<typeof getAccount>,
): Promise<Outcome<AnswerOf<typeof getAccount>>> {
  if (kind === AccountKind.credit && !modeOffers(accessMode, 'miCreditsAccounts')) return refuse('forbidden');
  const [found] = await db.queries
    .select()
    .from(account)
    .where(and(eq(account.id, parseId(id) ?? 0), eq(account.companyId, membership.companyId), eq(account.kind, kind)));
  return found ? done({ account: toDetails(found) }) : refuse('notFound');
}

function toDetails(row: typeof account.$inferSelect): AccountDetails {
  const available = notNegative(availableFunds(row));
  const own = subtractAmounts(subtractAmounts(row.balance ?? '0.00', row.held), row.blocked);
  const availableOwn = notNegative(own);
  return {
    id: String(row.id),
    number: row.number,
    iban: row.iban ?? '',
    currencyLetters: row.currencyLetters,
    currencyCode: row.currencyCode,
    balance: row.balance ?? '0.00',
    available,
    availableOwn,
    reserved: row.held,
    blocked: row.blocked,
    minimumBalance: row.minBalance,
    overdraftLimit: row.overdraftLimit,
    // What is available and not own: a balance below zero has used a part of the overdraft.
    unusedOverdraft: subtractAmounts(available, availableOwn),
    rate: row.interestRate,
    opened: row.opened,
    closed: row.closed,
    comment: row.comment,
  };
}

/** The balance of a credit account is a debt: nothing of it can be spent. */
function notNegative(amount: string): string {
  return compareAmounts(amount, '0.00') < 0 ? '0.00' : amount;
}
