import { AccountKind, AccountStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import { parseId } from '../parse-id';

const { account } = schema;

const CLOSED = [AccountStatus.closed, AccountStatus.closedToo];

export interface AccountSelection {
  /** Empty for all current accounts. */
  readonly accountIds: readonly string[];
  readonly withClosed: boolean;
  readonly start: string;
}

export interface StatementAccountRow {
  readonly id: number;
  readonly number: string;
  readonly iban: string;
  readonly currencyCode: string;
  readonly currencyLetters: string;
  readonly balance: string;
  readonly previousOperation: string | null;
}

/** Finds the requested accounts; credit accounts only if named. */
export async function findStatementAccounts(
  tx: Queries,
  companyId: number,
  { accountIds, withClosed, start }: AccountSelection,
): Promise<Outcome<readonly StatementAccountRow[]>> {
  const requestedIds = new Set(accountIds.map((id) => parseId(id) ?? 0));
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
        requestedIds.size > 0 ? inArray(account.id, [...requestedIds]) : eq(account.kind, AccountKind.current),
        withClosed || requestedIds.size > 0 ? undefined : notInArray(account.status, CLOSED),
      ),
    )
    .orderBy(asc(account.id));
  if (requestedIds.size > 0 && rows.length < requestedIds.size) return refuse('notFound');
  const shown = rows.filter(({ status }) => withClosed || !CLOSED.some((closed) => closed === status));
  return succeed(shown.map(({ iban, balance, ...row }) => ({ ...row, iban: iban ?? '', balance: balance ?? '0.00' })));
}
