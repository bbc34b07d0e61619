import type { Account, AnswerOf, listAccounts, listCreditAccounts } from '@ncb/shared-kernel/api/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { AccountStatus } from '@ncb/shared-kernel/domain/vocabulary';
import type { CompanyCaller } from '../../callers';
import { toKyivMoment } from '../../clock';
import { schema, type Queries } from '../../db';
import { succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { getAvailableFunds } from './get-available-funds';

/** Bank's names of account statuses. Source: docs/requirements/shell-accounts-admin.md#account-record. */
const STATUS_TEXTS: Readonly<Record<AccountStatus, string>> = {
  [AccountStatus.active]: 'Відкритий',
  [AccountStatus.closed]: 'Закритий',
  [AccountStatus.closedToo]: 'Закритий',
  [AccountStatus.blocked]: 'Арештований',
  [AccountStatus.pending]: 'Очікує підтвердження',
};

const { account, exchangeRate } = schema;

/** Answers `acn_list`, with closed accounts. */
export async function findCurrentAccounts(
  { db }: Services,
  { membership }: CompanyCaller,
): Promise<Outcome<AnswerOf<typeof listAccounts>>> {
  const rows = await findRatedAccounts(db.queries, membership.companyId, 'current');
  return succeed({ accounts: rows.map(toAccount) });
}

/** Answers `cred_list`; debts are negative. */
export async function findCreditAccounts(
  { db }: Services,
  { membership }: CompanyCaller,
): Promise<Outcome<AnswerOf<typeof listCreditAccounts>>> {
  const rows = await findRatedAccounts(db.queries, membership.companyId, 'credit');
  return succeed({ accounts: rows.map(toAccount) });
}

/** Finds accounts with equivalents. The database rounds these, because it computes exactly. */
async function findRatedAccounts(queries: Queries, companyId: number, kind: 'current' | 'credit') {
  const funds = sql`${account.balance} - ${account.reserved} - ${account.blockedAmount}
    + ${account.overdraftLimit} - ${account.overdraftUsed}`;
  const inHryvnia = (amount: typeof funds) =>
    sql<string>`round((${amount}) * coalesce(${exchangeRate.official}, 0) / coalesce(${exchangeRate.units}, 1), 2)::text`;
  return queries
    .select({
      row: account,
      balanceEquivalent: inHryvnia(sql`${account.balance}`),
      availableEquivalent: inHryvnia(funds),
    })
    .from(account)
    .leftJoin(exchangeRate, eq(exchangeRate.currencyCode, account.currencyCode))
    .where(and(eq(account.companyId, companyId), eq(account.kind, kind)))
    .orderBy(asc(account.id));
}

type RatedAccount = Awaited<ReturnType<typeof findRatedAccounts>>[number];

function toAccount({ row, balanceEquivalent, availableEquivalent }: RatedAccount): Account {
  return {
    id: String(row.id),
    number: row.number,
    iban: row.iban ?? '',
    currencyLetters: row.currencyLetters,
    currencyCode: row.currencyCode,
    status: row.status,
    statusText: STATUS_TEXTS[row.status],
    balance: row.balance ?? '0.00',
    balanceEquivalent,
    available: getAvailableFunds(row),
    availableEquivalent,
    hasOverdraft: Number(row.overdraftLimit) > 0,
    lastMovement: row.lastMovement && toKyivMoment(row.lastMovement),
    paymentsAllowed: row.paymentsAllowed,
    kind: row.kind === 'credit' ? 'credit' : 'current',
    reserved: row.reserved,
    comment: row.comment,
    opened: row.opened,
  };
}
