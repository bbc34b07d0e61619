import { addAmounts, subtractAmounts } from '@ncb/shared-kernel/domain/money';
import type { Movement } from '@ncb/shared-kernel/domain/statement';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import type { Queries } from '../../db';
import { succeed, type Outcome } from '../../outcome';
import { findStatementAccounts, type StatementAccountRow, type AccountSelection } from './find-statement-accounts';
import { buildDays, type AccountDay, type Period } from './build-days';
import { toEquivalent, readRates, type RateHistory } from './rate-history';
import { sumLaterMovements, sumOperations } from './sum-operations';

export interface AccountMovements {
  readonly account: StatementAccountRow;
  readonly days: readonly AccountDay[];
  readonly total: Omit<AccountDay, 'day'>;
}

export interface Movements {
  readonly accounts: readonly AccountMovements[];
  readonly rates: RateHistory;
}

type MovementsRequest = AccountSelection & Period;

/** Reads the movements for statements and turnovers, which therefore agree. */
export async function readMovements(
  tx: Queries,
  companyId: number,
  bankDay: string,
  request: MovementsRequest,
): Promise<Outcome<Movements>> {
  const found = await findStatementAccounts(tx, companyId, request);
  if (!found.ok) return found;
  const rates = await readRates(tx, bankDay);
  const ids = found.value.map(({ id }) => id);
  // SQL does not accept an empty list.
  if (ids.length === 0) return succeed({ accounts: [], rates });
  const operations = await sumOperations(tx, ids, request.start, request.end);
  const later = await sumLaterMovements(tx, ids, request.end);
  const accounts = found.value.map((account) => {
    const own = operations.filter(({ accountId }) => accountId === account.id);
    const closing = subtractAmounts(account.balance, later.get(account.id) ?? '0.00');
    const opening = own.reduce(
      (balance, { isDebit, sum }) => (isDebit ? addAmounts(balance, sum) : subtractAmounts(balance, sum)),
      closing,
    );
    const before = { currencyCode: account.currencyCode, opening };
    const days = buildDays(before, own, rates, request);
    return { account, days, total: sumDays(before, days, rates, request) };
  });
  return succeed({ accounts, rates });
}

function sumDays(
  { currencyCode, opening }: { readonly currencyCode: string; readonly opening: string },
  days: readonly AccountDay[],
  rates: RateHistory,
  { start }: Period,
): Omit<AccountDay, 'day'> {
  const equivalent = toEquivalent(opening, rates.on(currencyCode, addDays(start, -1)));
  const count = (side: 'debitCount' | 'creditCount') => days.reduce((total, day) => total + day[side], 0);
  return {
    ...mergeDays(opening, days),
    debitCount: count('debitCount'),
    creditCount: count('creditCount'),
    equivalents: mergeDays(
      equivalent,
      days.map(({ equivalents }) => equivalents),
    ),
  };
}

function mergeDays(opening: string, days: readonly Movement[]): Movement {
  const sum = (side: 'debit' | 'credit') => days.reduce((total, day) => addAmounts(total, day[side]), '0.00');
  return { opening, debit: sum('debit'), credit: sum('credit'), closing: days.at(-1)?.closing ?? opening };
}
