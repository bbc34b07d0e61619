import { listCreditDeals, listDeposits } from '@ncb/shared-kernel/api/contract';
import type { Outcome } from '@ncb/shared-kernel/api/client';
import { addDays, countDaysBetween } from '@ncb/shared-kernel/domain/dates';
import { addAmounts } from '@ncb/shared-kernel/domain/money';
import { getRepaymentAddress } from '@ncb/shared-kernel/domain/rules';
import { CreditDealStatus, DepositStatus, RepaymentKind, type PageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { isOfferedInMode } from '@ncb/shared-kernel/domain/workflow';
import { dealKeys, depositKeys } from '@ncb/shared-kernel/queries';
import type { CardServices } from '@ncb/shared-kernel/remote-contract';

export interface Term {
  readonly kind: 'credit' | 'deposit' | 'renewed';
  readonly id: string;
  readonly number: string;
  readonly day: string;
  /** Days from the bank day; negative: days overdue. */
  readonly days: number;
  readonly amount: string;
  readonly currency: string;
  /** Form that pays an overdue credit. */
  readonly payment: PageAddress | null;
}

const HORIZON_DAYS = 60;
const ROWS_SHOWN = 3;

/**
 * Loads the next credit payments and ends of deposits, overdue ones first. Users whose access mode has no credits get
 * deposits only, as the bank refuses them credits.
 */
export async function loadTerms({ session, api, ask }: CardServices): Promise<Outcome<readonly Term[] | null>> {
  const { companyRef, bankDay, user } = session;
  const seesCredits = isOfferedInMode(user.accessMode, 'miCreditsDeals');
  const [credits, deposits] = await Promise.all([
    seesCredits
      ? ask(dealKeys.credits(companyRef), (signal) => api.call(listCreditDeals, {}, { signal }))
      : { ok: true as const, value: { deals: [] } },
    ask(depositKeys.list(companyRef), (signal) => api.call(listDeposits, {}, { signal })),
  ]);
  if (!credits.ok) return credits;
  if (!deposits.ok) return deposits;
  const payments = credits.value.deals
    .filter(({ status }) => status === CreditDealStatus.active)
    .flatMap(
      ({ number, nextDay, payNext, payOverdue, overdueDays, currencyLetters: currency, currencyCode }): Term[] => {
        const deal = { kind: 'credit', id: number, number, currency, payment: null } as const;
        const overdue = payOverdue ?? '0.00';
        if (overdueDays > 0 && overdue !== '0.00')
          return [
            {
              ...deal,
              day: addDays(bankDay, -overdueDays),
              days: -overdueDays,
              amount: overdue,
              payment: getRepaymentAddress({ number, currencyCode }, RepaymentKind.overdue),
            },
          ];
        if (nextDay === null) return [];
        return [{ ...deal, day: nextDay, days: countDaysBetween(bankDay, nextDay), amount: payNext ?? '0.00' }];
      },
    );
  const ends = deposits.value.deposits
    .filter(({ status }) => status === DepositStatus.active)
    .map(({ id, number, end, amount, nextDate, nextAmount, renews, currencyLetters: currency }): Term => {
      // Includes the interest paid on the same day.
      const interest = nextDate === end ? (nextAmount ?? '0.00') : '0.00';
      const kind = renews ? 'renewed' : 'deposit';
      const days = countDaysBetween(bankDay, end);
      const paid = renews ? amount : addAmounts(amount, interest);
      return { kind, id, number, day: end, days, amount: paid, currency, payment: null };
    });
  const near = [...payments, ...ends]
    .filter(({ days }) => days <= HORIZON_DAYS)
    .sort((a, b) => a.days - b.days)
    .slice(0, ROWS_SHOWN);
  return { ok: true, value: near.length > 0 ? near : null };
}
