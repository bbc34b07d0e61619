import { addDays } from '@ncb/shared-kernel/domain/dates';
import { addMonths, CreditScheme, DayCount } from '@ncb/shared-kernel/domain/interest';
import { compareAmounts, subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { CreditDealStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import { buildOwnIban } from '../areas/banks/build-iban';
import { planDeal } from '../areas/credits/plan-deal';
import { storeRepayment } from '../areas/credits/find-repayment';
import { toInstalmentRow, loadCredit, type DealRow } from '../areas/credits/stored-credit';
import { schema, type Queries } from '../db';
import { openInternalAccount } from '../ledger';
import { openSeedAccount } from './seed-accounts';
import { SEED } from './seed-data';

const { creditDeal, creditInstalment, creditRepayment } = schema;

/** Days are relative to the bank day, so that a deal is always in progress. */
interface SeedSchedule {
  readonly number: string;
  readonly companyId: number;
  readonly scheme: CreditScheme;
  readonly basis: DayCount;
  readonly purpose: string;
  readonly periods: number;
  readonly paid: number;
  /** Days since the last due day. */
  readonly daysAgo: number;
  /** True if the last payment is missing. */
  readonly isLate?: boolean;
}

const EXISTING_DEALS: readonly SeedSchedule[] = [
  {
    number: 'КР-2024/77',
    companyId: 1001,
    scheme: CreditScheme.classic,
    basis: DayCount.act365,
    purpose: 'Поповнення обігових коштів',
    periods: 50,
    paid: 26,
    daysAgo: 17,
    isLate: true,
  },
  {
    number: 'КР-2025/03',
    companyId: 1001,
    scheme: CreditScheme.classic,
    basis: DayCount.act365,
    purpose: 'Придбання обладнання',
    periods: 25,
    paid: 15,
    daysAgo: 10,
  },
];

interface NewDeal extends SeedSchedule {
  readonly rate: string;
  readonly amount: string;
  readonly issued: string;
  readonly templateAccountId: string;
  readonly accountId: string;
  readonly serial: number;
}

const NEW_DEALS: readonly NewDeal[] = [
  {
    number: 'КЛ-2026/12',
    companyId: 1001,
    scheme: CreditScheme.line,
    basis: DayCount.act365,
    rate: '21.00',
    purpose: 'Кредитна лінія на закупівлю сировини',
    amount: '600000.00',
    issued: '150000.00',
    periods: 12,
    paid: 5,
    daysAgo: 12,
    templateAccountId: '7016',
    accountId: '7019',
    serial: 999_000_042,
  },
  {
    number: 'КР-2026/08',
    companyId: 1002,
    scheme: CreditScheme.annuity,
    basis: DayCount.thirty360,
    rate: '18.00',
    purpose: 'Придбання вантажного автомобіля',
    amount: '240000.00',
    issued: '240000.00',
    periods: 12,
    paid: 4,
    daysAgo: 15,
    templateAccountId: '7016',
    accountId: '7020',
    serial: 999_000_043,
  },
];

const PENALTY_RATE = '30.00';
const FIRST_REPAYMENT_ACCOUNT = 999_000_100;

/** Seeds schedules and two more deals. Repayments by users stay. */
export async function seedCreditSchedules(tx: Queries, bankDay: string, now: Date): Promise<void> {
  for (const item of NEW_DEALS) await openDeal(tx, item, bankDay, now);
  for (const item of [...EXISTING_DEALS, ...NEW_DEALS]) {
    const condition = and(eq(creditDeal.number, item.number), eq(creditDeal.companyId, item.companyId));
    const [deal] = await tx.select().from(creditDeal).where(condition);
    if (deal && deal.repaymentAccountId === null) await schedule(tx, deal, item, bankDay, now);
  }
}

async function schedule(tx: Queries, deal: DealRow, item: SeedSchedule, bankDay: string, now: Date): Promise<void> {
  const lastDue = getDueDay(bankDay, item.daysAgo);
  const start = addMonths(lastDue, -item.paid - Number(item.isLate ?? false));
  const { scheme, basis, purpose, periods, paid } = item;
  const { currencyCode, rate } = deal;
  const { rows, instalments, part } = planDeal({
    scheme,
    basis,
    rate,
    currencyCode,
    amount: deal.issued,
    start,
    periods,
  });
  const done = rows.slice(0, paid);
  const currency = { code: currencyCode, letters: deal.currencyLetters };
  const iban = buildOwnIban('2909', FIRST_REPAYMENT_ACCOUNT + deal.id);
  const scheduled = {
    scheme,
    basis,
    purpose,
    start,
    part,
    penaltyRate: PENALTY_RATE,
    dueDay: Number(start.slice(-2)),
    end: instalments.at(-1)?.plannedOn ?? start,
    repaymentAccountId: await openInternalAccount(tx, { kind: 'loanRepayment', iban, currency }),
  };
  await tx.update(creditDeal).set(scheduled).where(eq(creditDeal.id, deal.id));
  await tx.insert(creditInstalment).values(instalments.map((instalment) => toInstalmentRow(deal.id, instalment)));
  await tx.insert(creditRepayment).values(
    done.map(({ payOn, principal, interest }) => ({
      dealId: deal.id,
      day: payOn,
      principal,
      interest,
      extra: '0.00',
      penalty: '0.00',
    })),
  );
  await storeEarlierRepayment(tx, { ...deal, ...scheduled }, done.at(-1)?.rest ?? deal.issued, bankDay, now);
}

async function storeEarlierRepayment(
  tx: Queries,
  deal: DealRow,
  expected: string,
  bankDay: string,
  now: Date,
): Promise<void> {
  const repaid = subtractAmounts(expected, deal.principal);
  if (compareAmounts(repaid, '0.00') <= 0) return;
  const stored = await loadCredit(tx, { ...deal, principal: expected });
  const parts = { principal: repaid, extra: repaid, interest: '0.00', penalty: '0.00' };
  await storeRepayment(tx, { ...deal, principal: expected }, stored, { parts, bankDay, documentId: null, now });
}

/** Returns a day that every month has. */
function getDueDay(bankDay: string, daysAgo: number): string {
  const day = addDays(bankDay, -daysAgo);
  return Number(day.slice(-2)) > 28 ? `${day.slice(0, -2)}28` : day;
}

async function openDeal(tx: Queries, item: NewDeal, bankDay: string, now: Date): Promise<void> {
  const { number, companyId, rate, amount, issued, scheme, periods, paid, serial } = item;
  const templateAccount = SEED.accounts.find(({ acn_id }) => acn_id === item.templateAccountId);
  if (!templateAccount) throw new Error(`there is no account ${item.templateAccountId} to open another one like it`);
  const iban = buildOwnIban('2063', serial);
  const currency = { code: templateAccount.cur_ref, letters: templateAccount.sim_cur };
  const start = addMonths(getDueDay(bankDay, item.daysAgo), -paid);
  const { rows } = planDeal({
    scheme,
    basis: item.basis,
    rate,
    amount: issued,
    start,
    periods,
    currencyCode: currency.code,
  });
  const principal = rows[paid - 1]?.rest ?? issued;
  const account = {
    ...templateAccount,
    acn_id: item.accountId,
    company: String(companyId),
    iban,
    acn_n: iban.slice(-14),
  };
  await openSeedAccount(tx, { ...account, sal: `-${principal}`, c_sal: `-${principal}` }, bankDay, now);
  await tx
    .insert(creditDeal)
    .values({
      companyId,
      number,
      rate,
      amount,
      issued,
      principal,
      start,
      status: CreditDealStatus.active,
      currencyCode: currency.code,
      currencyLetters: currency.letters,
      principalAccountId: Number(item.accountId),
      interestAccountId: await openInternalAccount(tx, {
        kind: 'loanInterest',
        iban: buildOwnIban('2068', serial),
        currency,
      }),
    })
    .onConflictDoNothing();
}
