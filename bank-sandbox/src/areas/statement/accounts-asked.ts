import { AccountKind, AccountStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { done, refuse, type Outcome } from '../../outcome';
import { parseId } from '../ids';

const { account } = schema;

const CLOSED = [AccountStatus.closed, AccountStatus.closedToo];

export interface AskedAccounts {
  /** Empty for all current accounts. */
  readonly accountIds: readonly string[];
  readonly withClosed: boolean;
  readonly start: string;
}

export interface AccountOfStatement {
  readonly id: number;
  readonly number: string;
  readonly iban: string;
  readonly currencyCode: string;
  readonly currencyLetters: string;
  readonly balance: string;
  readonly previousOperation: string | null;
}

/** Finds the requested accounts; credit accounts only if named. */
export async function accountsAsked(
  tx: Queries,
  companyId: number,
  { accountIds, withClosed, start }: AskedAccounts,
): Promise<Outcome<readonly AccountOfStatement[]>> {
  const wanted = new Set(accountIds.map((id) => parseId(id) ?? 0));
  const rows = await tx
    .select({
      id: account.id,
      number: account.number,
      iban: account.iban,
      status: account.status,
      currencyCode: account.currencyCode,
      currencyLetters: account.currencyLetters,
      balance: account.balance,
      previousOperation: sql<string | null>`(
        SELECT e.bank_day::text FROM gl_entry e
          WHERE e.account_id = account.id AND e.bank_day < ${start} ORDER BY e.bank_day DESC LIMIT 1)`,
    })
    .from(account)
    .where(
      and(
        eq(account.companyId, companyId),
        wanted.size > 0 ? inArray(account.id, [...wanted]) : eq(account.kind, AccountKind.current),
        withClosed || wanted.size > 0 ? undefined : notInArray(account.status, CLOSED),
      ),
    )
    .orderBy(asc(account.id));
  if (wanted.size > 0 && rows.length < wanted.size) return refuse('notFound');
  const shown = rows.filter(({ status }) => withClosed || !CLOSED.some((closed) => closed === status));
  return done(shown.map(({ iban, balance, ...row }) => ({ ...row, iban: iban ?? '', balance: balance ?? '0.00' })));
}
