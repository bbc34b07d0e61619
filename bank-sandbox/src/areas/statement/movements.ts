import { addAmounts, subtractAmounts } from '@ncb/shared-kernel/domain/money';
import type { Movement } from '@ncb/shared-kernel/domain/statement';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import type { Queries } from '../../db';
import { done, type Outcome } from '../../outcome';
import { accountsAsked, type AccountOfStatement, type AskedAccounts } from './accounts-asked';
import { daysOf, type DayOfAccount, type Period } from './days';
import { equivalentOf, readRates, type RateHistory } from './official-rates';
import { movedAfter, operationsWithin } from './operations';

export interface MovementsOfAccount {
  readonly account: AccountOfStatement;
  readonly days: readonly DayOfAccount[];
  readonly total: Omit<DayOfAccount, 'day'>;
}

export interface Movements {
  readonly accounts: readonly MovementsOfAccount[];
  readonly rates: RateHistory;
}

type Asked = AskedAccounts & Period;

/** Reads the movements for statements and turnovers, which therefore agree. */
export async function movementsOf(
  tx: Queries,
  companyId: number,
  bankDay: string,
  asked: Asked,
): Promise<Outcome<Movements>> {
  const found = await accountsAsked(tx, companyId, asked);
  if (!found.ok) return found;
  const rates = await readRates(tx, bankDay);
  const ids = found.value.map(({ id }) => id);
  // SQL does not accept an empty list.
  if (ids.length === 0) return done({ accounts: [], rates });
  const operations = await operationsWithin(tx, ids, asked.start, asked.end);
  const later = await movedAfter(tx, ids, asked.end);
  const accounts = found.value.map((account) => {
    const own = operations.filter(({ accountId }) => accountId === account.id);
    const closing = subtractAmounts(account.balance, later.get(account.id) ?? '0.00');
    const opening = own.reduce(
      (balance, { isDebit, sum }) => (isDebit ? addAmounts(balance, sum) : subtractAmounts(balance, sum)),
      closing,
    );
    const before = { currencyCode: account.currencyCode, opening };
    const days = daysOf(before, own, rates, asked);
    return { account, days, total: totalOf(before, days, rates, asked) };
  });
  return done({ accounts, rates });
}

function totalOf(
  { currencyCode, opening }: { readonly currencyCode: string; readonly opening: string },
  days: readonly DayOfAccount[],
  rates: RateHistory,
  { start }: Period,
): Omit<DayOfAccount, 'day'> {
  const equivalent = equivalentOf(opening, rates.on(currencyCode, addDays(start, -1)));
  const count = (side: 'debitCount' | 'creditCount') => days.reduce((total, day) => total + day[side], 0);
  return {
    ...over(opening, days),
    debitCount: count('debitCount'),
    creditCount: count('creditCount'),
    equivalents: over(
      equivalent,
      days.map(({ equivalents }) => equivalents),
    ),
  };
}

function over(opening: string, days: readonly Movement[]): Movement {
  const sum = (side: 'debit' | 'credit') => days.reduce((total, day) => addAmounts(total, day[side]), '0.00');
  return { opening, debit: sum('debit'), credit: sum('credit'), closing: days.at(-1)?.closing ?? opening };
}
