import {
  listCreditDeals,
  listDeposits,
  listPayments,
  listPayrolls,
  type TurnoverRow,
} from '@ncb/shared-kernel/api/contract';
import type { Outcome } from '@ncb/shared-kernel/api/client';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { addAmounts } from '@ncb/shared-kernel/domain/money';
import {
  CreditDealStatus,
  DepositStatus,
  DocumentStatus,
  DocumentType,
  PayrollAccess,
  UAH,
} from '@ncb/shared-kernel/domain/vocabulary';
import { isOfferedInMode, isOwn } from '@ncb/shared-kernel/domain/workflow';
import {
  accountKeys,
  ALL_DOCUMENTS,
  dealKeys,
  depositKeys,
  documentKeys,
  payrollKeys,
} from '@ncb/shared-kernel/queries';
import type { CardServices } from '@ncb/shared-kernel/remote-contract';
import { buildBalanceSeries, loadDailyTurnovers } from '../../features/balance-series';
import { buildBalancePlan, type BalancePlan, type ExpectedMovement } from './build-balance-plan';

/** Hryvnia accounts together. */
export interface BalanceContent {
  /** Balance at the end of each of the last 30 days, the bank day last. */
  readonly past: readonly string[];
  readonly bankDay: string;
  readonly plan: BalancePlan;
}

/** Period of the salary card, so that both share one answer. */
const PAYROLL_LOOKBACK_DAYS = 45;
const EXPECTED_STATUSES: readonly DocumentStatus[] = [DocumentStatus.ready, DocumentStatus.inProgress];

/**
 * Loads the hryvnia balance of the last 30 days and what is expected: documents ready or in processing, credit payments
 * and ends of deposits. Null if the company has no hryvnia account with turnovers.
 */
export async function loadBalance(services: CardServices): Promise<Outcome<BalanceContent | null>> {
  const { session, api, ask } = services;
  const { companyRef, bankDay } = session;
  const [turnovers, expected] = await Promise.all([
    ask(accountKeys.trend(companyRef, 'all', bankDay), (signal) => loadDailyTurnovers(api, bankDay, [], signal)),
    loadExpected(services),
  ]);
  if (!turnovers.ok) return turnovers;
  if (!expected.ok) return expected;
  const past = sumBalances(
    turnovers.value.filter(({ currencyLetters }) => currencyLetters === UAH.letters),
    bankDay,
  );
  const now = past?.at(-1);
  if (!past || now === undefined) return { ok: true, value: null };
  return { ok: true, value: { past, bankDay, plan: buildBalancePlan(now, bankDay, expected.value) } };
}

function sumBalances(rows: readonly TurnoverRow[], bankDay: string): readonly string[] | null {
  const accountIds = new Set(rows.map(({ accountId }) => accountId));
  const series = [...accountIds].flatMap((id) => {
    const balances = buildBalanceSeries(
      rows.filter(({ accountId }) => accountId === id),
      bankDay,
    );
    return balances ? [balances.balances] : [];
  });
  const [first, ...others] = series;
  if (!first) return null;
  return first.map((balance, day) => others.reduce((sum, other) => addAmounts(sum, other[day] ?? '0.00'), balance));
}

async function loadExpected(services: CardServices): Promise<Outcome<readonly ExpectedMovement[]>> {
  const outcomes = await Promise.all([
    loadPayments(services, DocumentStatus.inProgress),
    loadPayments(services, DocumentStatus.ready),
    loadPayrolls(services),
    loadCredits(services),
    loadDeposits(services),
  ]);
  const movements: ExpectedMovement[] = [];
  for (const outcome of outcomes) {
    if (!outcome.ok) return outcome;
    movements.push(...outcome.value);
  }
  return { ok: true, value: movements };
}

type Expected = Promise<Outcome<readonly ExpectedMovement[]>>;
const NOTHING = { ok: true, value: [] } as const;

async function loadPayments(
  { session, api, ask }: CardServices,
  status: typeof DocumentStatus.ready | typeof DocumentStatus.inProgress,
): Expected {
  const request = { ...ALL_DOCUMENTS, status };
  const answer = await ask(documentKeys.journal(session.companyRef, request), (signal) =>
    api.call(listPayments, request, { signal }),
  );
  if (!answer.ok) return answer;
  const payments = answer.value.rows.filter((row) => isOwn(row) && row.type === DocumentType.uahPayment);
  return {
    ok: true,
    value: payments.map(({ documentDate, valueDate, amount }) => ({
      kind: 'payments',
      day: valueDate ?? documentDate,
      amount: `-${amount}`,
    })),
  };
}

async function loadPayrolls({ session, api, ask }: CardServices): Expected {
  const { companyRef, bankDay, user, hasPayrollProject } = session;
  if (!hasPayrollProject || user.payrollAccess < PayrollAccess.totals) return NOTHING;
  const start = addDays(bankDay, -PAYROLL_LOOKBACK_DAYS);
  const unlimited = { end: null, number: '', amountFrom: null, amountTo: null, status: null, typeId: null };
  const request = { start, ...unlimited };
  const answer = await ask(payrollKeys.list(companyRef, request), (signal) =>
    api.call(listPayrolls, request, { signal }),
  );
  if (!answer.ok) return answer;
  const expected = answer.value.rows.filter(({ status }) => EXPECTED_STATUSES.includes(status));
  return {
    ok: true,
    value: expected.map(({ payoutDay, documentDate, amount }) => ({
      kind: 'payroll',
      day: payoutDay ?? documentDate,
      amount: `-${amount}`,
    })),
  };
}

async function loadCredits({ session, api, ask }: CardServices): Expected {
  const { companyRef, bankDay, user } = session;
  // The bank refuses credits to users whose access mode has none.
  if (!isOfferedInMode(user.accessMode, 'miCreditsDeals')) return NOTHING;
  const answer = await ask(dealKeys.credits(companyRef), (signal) => api.call(listCreditDeals, {}, { signal }));
  if (!answer.ok) return answer;
  const active = answer.value.deals.filter(
    ({ status, currencyLetters }) => status === CreditDealStatus.active && currencyLetters === UAH.letters,
  );
  return {
    ok: true,
    value: active.flatMap(({ nextDay, payNext, payOverdue }) => [
      ...(payOverdue === null ? [] : [{ kind: 'credit', day: bankDay, amount: `-${payOverdue}` } as const]),
      ...(nextDay === null || payNext === null
        ? []
        : [{ kind: 'credit', day: nextDay, amount: `-${payNext}` } as const]),
    ]),
  };
}

async function loadDeposits({ session, api, ask }: CardServices): Expected {
  const answer = await ask(depositKeys.list(session.companyRef), (signal) => api.call(listDeposits, {}, { signal }));
  if (!answer.ok) return answer;
  const active = answer.value.deposits.filter(
    ({ status, currencyLetters }) => status === DepositStatus.active && currencyLetters === UAH.letters,
  );
  return {
    ok: true,
    value: active.flatMap(({ end, renews, amount, nextDate, nextAmount }) => [
      ...(renews ? [] : [{ kind: 'deposit', day: end, amount } as const]),
      ...(nextDate === null || nextAmount === null
        ? []
        : [{ kind: 'deposit', day: nextDate, amount: nextAmount } as const]),
    ]),
  };
}
