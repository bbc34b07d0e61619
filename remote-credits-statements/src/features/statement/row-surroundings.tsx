import type { StatementAccount } from '@ncb/shared-kernel/api/contract';
import type { RowSurroundings } from '@ncb/shared-kernel/ui';
import { AccountHeading, AccountTotal } from './AccountTotal';
import { DayHeading } from './DayHeading';
import type { ListedOperation } from './listed-operations';

const [DAY, HEADING, TOTAL] = [24, 37, 49];

/**
 * @param rows in display order; scattered days have no headings
 * @param balances balance of a single account at the end of a day
 */
export function buildDayHeadings(
  rows: readonly ListedOperation[],
  inSight: readonly ListedOperation[],
  balances: ReadonlyMap<string, string> | null,
): ReadonlyMap<string, RowSurroundings> {
  // Not their totals: summing up 10,000 operations of a year takes longer than a click may.
  const days = new Map<string, ListedOperation[]>();
  for (const row of rows) {
    const ofDay = days.get(row.date);
    if (ofDay) ofDay.push(row);
    else days.set(row.date, [row]);
  }
  const headings = new Map<string, RowSurroundings>();
  inSight.forEach((row, place) => {
    if (inSight[place - 1]?.date === row.date) return;
    const balance = balances?.get(row.date) ?? null;
    const above = (
      <DayHeading
        day={row.date}
        rows={days.get(row.date) ?? []}
        balance={balance}
        currency={row.account.currencyLetters}
      />
    );
    headings.set(row.id, { above, height: DAY });
  });
  return headings;
}

export function getDayBalances(rows: readonly ListedOperation[]): ReadonlyMap<string, string> {
  const balances = new Map<string, string>();
  for (const { date, balance } of rows) if (balance !== null) balances.set(date, balance);
  return balances;
}

/**
 * Builds headings and total rows of accounts; accounts without operations have theirs after the previous account.
 * Source: docs/requirements/currency-payroll-credits-statements.md#statement.
 * @param rows account by account
 */
export function buildAccountTotals(
  accounts: readonly StatementAccount[],
  rows: readonly ListedOperation[],
): ReadonlyMap<string, RowSurroundings> {
  const ends = new Map<StatementAccount, { first: string; last: string }>();
  for (const { account, id } of rows) ends.set(account, { first: ends.get(account)?.first ?? id, last: id });
  const [firstId] = rows.map(({ id }) => id).slice(0, 1);
  const above = new Map<string, StatementAccount[]>();
  const below = new Map<string, StatementAccount[]>();
  let lastId: string | null = null;
  const add = (map: Map<string, StatementAccount[]>, id: string, account: StatementAccount) =>
    map.set(id, [...(map.get(id) ?? []), account]);
  const headed = new Set<string>();
  for (const account of accounts) {
    const end = ends.get(account);
    if (end) {
      headed.add(end.first);
      add(above, end.first, account);
      add(below, end.last, account);
      lastId = end.last;
    } else if (lastId !== null) add(below, lastId, account);
    else if (firstId !== undefined) add(above, firstId, account);
  }
  const ids = new Set([...above.keys(), ...below.keys()]);
  return new Map(
    [...ids].map((id) => {
      const [before, after] = [above.get(id) ?? [], below.get(id) ?? []];
      return [id, buildSurroundings(before, after, headed.has(id))] as const;
    }),
  );
}

/**
 * Builds what surrounds a row. Only the last account above a row is its own and gets a heading; the others have no
 * operations.
 */
function buildSurroundings(
  before: readonly StatementAccount[],
  after: readonly StatementAccount[],
  isHeaded: boolean,
): RowSurroundings {
  const empty = isHeaded ? before.slice(0, -1) : before;
  const own = isHeaded ? before.at(-1) : undefined;
  return {
    ...(before.length > 0 && {
      above: (
        <>
          {empty.map((account) => (
            <AccountTotal key={account.accountId} account={account} />
          ))}
          {own && <AccountHeading account={own} />}
        </>
      ),
    }),
    ...(after.length > 0 && {
      below: after.map((account) => <AccountTotal key={account.accountId} account={account} />),
    }),
    height: (empty.length + after.length) * TOTAL + (own ? HEADING : 0),
  };
}
