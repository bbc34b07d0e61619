import { addAmounts, compareAmounts, formatMinor, subtractAmounts, toMinor } from '../money';
import { roundToAmount, multiplyRatios, toRatio, type Ratio } from '../money/ratio';
import { addRatios } from './accrue-interest';
import { getPeriodPart, type CreditPeriod, type DueDay } from './credit-period';
import type { CreditTerms } from './build-credit-schedule';
import { DayCount } from './day-count';
import { countBefore, countUpTo, buildPrefixSums, buildRunningTotals, type RunningTotals } from './running-totals';

export interface Instalment extends DueDay {
  readonly principal: string;
}

export interface CreditRepayment {
  readonly day: string;
  readonly principal: string;
  /** Part of `principal` beyond the schedule. */
  readonly extra: string;
  readonly interest: string;
  readonly penalty: string;
}

export interface CreditHistory {
  readonly terms: CreditTerms;
  readonly issued: string;
  readonly start: string;
  /** Percent a year of overdue sums. */
  readonly penaltyRate: string;
  readonly instalments: readonly Instalment[];
  readonly repayments: readonly CreditRepayment[];
}

const NOTHING = '0.00';
const NO_RATIO: Ratio = { numerator: 0n, denominator: 1n };
const PERCENT: Ratio = { numerator: 1n, denominator: 100n };

/**
 * Computed once per history: a credit of twenty years is asked about hundreds of days; adding everything up each time
 * blocked the bank for seconds.
 */
interface CreditSums {
  /** By the day from which interest is reduced. */
  readonly repaid: RunningTotals;
  readonly balanceDays: readonly string[];
  readonly interestPaid: RunningTotals;
  readonly principalPaid: RunningTotals;
  readonly extraPaid: RunningTotals;
  readonly periodEnds: readonly string[];
  readonly payDays: readonly string[];
  /** Minor units; the last item is the total. */
  readonly principalBefore: readonly bigint[];
  /** Filled on demand. */
  readonly interests: string[];
  /** Minor units; the last item is the total. */
  readonly interestBefore: bigint[];
}

const cache = new WeakMap<CreditHistory, CreditSums>();

function getSums(history: CreditHistory): CreditSums {
  const computed = cache.get(history) ?? computeSums(history);
  cache.set(history, computed);
  return computed;
}

function computeSums(history: CreditHistory): CreditSums {
  const { instalments, repayments } = history;
  const counted = repayments.map(({ day }) => getInterestDay(history, day));
  const byDay = (amount: (repaid: CreditRepayment) => string) =>
    buildRunningTotals(repayments.map((repaid) => ({ day: repaid.day, amount: amount(repaid) })));
  return {
    repaid: buildRunningTotals(
      repayments.map(({ principal }, index) => ({ day: counted[index] ?? '', amount: principal })),
    ),
    balanceDays: [...new Set(counted)].toSorted(),
    interestPaid: byDay(({ interest }) => interest),
    principalPaid: byDay(({ principal, extra }) => subtractAmounts(principal, extra)),
    extraPaid: byDay(({ extra }) => extra),
    periodEnds: instalments.map(({ period }) => period.to),
    payDays: instalments.map(({ payOn }) => payOn),
    principalBefore: buildPrefixSums(instalments.map(({ principal }) => principal)),
    interests: [],
    interestBefore: [0n],
  };
}

/** Returns the principal owed at the end of a day. */
export function getBalanceOn(history: CreditHistory, day: string): string {
  return formatMinor(toMinor(history.issued) - getSums(history).repaid.upTo(day));
}

/**
 * Returns interest of a period up to, not including, a day: on each day's closing balance, rounded once. Source:
 * docs/requirements/deposits-and-credits.md#formulas-and-rounding.
 */
export function computePeriodInterest(history: CreditHistory, period: CreditPeriod, day: string): string {
  const until = day < period.to ? day : period.to;
  if (until <= period.from) return NOTHING;
  return roundToAmount(accrueOnBalances(history, period, period.from, until), history.terms.digits);
}

/** Returns a period's interest if the balance stays at `balance` from `day` on. */
export function computeExpectedInterest(
  history: CreditHistory,
  period: CreditPeriod,
  day: string,
  balance: string,
): string {
  const splitDay = day < period.from ? period.from : day;
  const earlierInterest = splitDay > period.from ? accrueOnBalances(history, period, period.from, splitDay) : NO_RATIO;
  return roundToAmount(
    addRatios(earlierInterest, accrueOnBalance(history, balance, period, splitDay, period.to)),
    history.terms.digits,
  );
}

function accrueOnBalances(history: CreditHistory, period: CreditPeriod, from: string, to: string): Ratio {
  const { balanceDays } = getSums(history);
  const inside = balanceDays.slice(countUpTo(balanceDays, from)).filter((day) => day < to);
  const starts = [from, ...inside];
  return starts.reduce(
    (sum, start, index) =>
      addRatios(sum, accrueOnBalance(history, getBalanceOn(history, start), period, start, starts[index + 1] ?? to)),
    NO_RATIO,
  );
}

function accrueOnBalance(
  { terms }: CreditHistory,
  balance: string,
  period: CreditPeriod,
  from: string,
  to: string,
): Ratio {
  const yearly = multiplyRatios(multiplyRatios(toRatio(balance), toRatio(terms.rate)), PERCENT);
  return multiplyRatios(yearly, getPeriodPart(period, from, to, terms.basis));
}

/** Counts a payment moved by a weekend on its planned day, if months have 30 days. */
function getInterestDay({ terms, instalments }: CreditHistory, day: string): string {
  if (terms.basis !== DayCount.thirty360) return day;
  return instalments.find(({ plannedOn, payOn }) => plannedOn < day && day <= payOn)?.plannedOn ?? day;
}

interface Settled {
  /** Ended periods; their interest is due. */
  readonly ended: number;
  readonly interestPaid: string;
  readonly principalPaid: string;
}

export function getSettled(history: CreditHistory, day: string): Settled {
  const { interestPaid, principalPaid, periodEnds } = getSums(history);
  return {
    ended: countUpTo(periodEnds, day),
    interestPaid: formatMinor(interestPaid.upTo(day)),
    principalPaid: formatMinor(principalPaid.upTo(day)),
  };
}

export function countPayableBefore(history: CreditHistory, day: string): number {
  return countBefore(getSums(history).payDays, day);
}

export function countPayableUpTo(history: CreditHistory, day: string): number {
  return countUpTo(getSums(history).payDays, day);
}

export function getPrincipalOfFirst(history: CreditHistory, count: number): string {
  return formatMinor(getSums(history).principalBefore[count] ?? 0n);
}

export function getInstalmentInterest(history: CreditHistory, index: number): string {
  return computeInterests(history, index + 1).interests[index] ?? NOTHING;
}

function computeInterests(history: CreditHistory, count: number): CreditSums {
  const sums = getSums(history);
  for (const { period } of history.instalments.slice(sums.interests.length, count)) {
    const interest = computePeriodInterest(history, period, period.to);
    sums.interests.push(interest);
    sums.interestBefore.push((sums.interestBefore.at(-1) ?? 0n) + toMinor(interest));
  }
  return sums;
}

/** Returns the interest due of the first `count` instalments (ended periods only). */
export function getInterestDue(history: CreditHistory, count: number, day: string): string {
  const due = Math.min(count, getSettled(history, day).ended);
  return formatMinor(computeInterests(history, due).interestBefore[due] ?? 0n);
}

/** Returns what is unpaid of the first `count` instalments. */
export function getUnpaid(history: CreditHistory, count: number, day: string) {
  const { interestPaid, principalPaid } = getSettled(history, day);
  return {
    interest: subtractToZero(getInterestDue(history, count, day), interestPaid),
    principal: subtractToZero(getPrincipalOfFirst(history, count), principalPaid),
  };
}

export function getExtraAfter(history: CreditHistory, day: string): string {
  const { extraPaid } = getSums(history);
  return formatMinor(extraPaid.all - extraPaid.upTo(day));
}

export function getPrincipalPaid(history: CreditHistory): string {
  return formatMinor(getSums(history).principalPaid.all);
}

export function sumBy<T>(items: readonly T[], amount: (item: T) => string): string {
  return items.reduce((sum, item) => addAmounts(sum, amount(item)), NOTHING);
}

/** Returns `a - b`, at least 0.00. */
export function subtractToZero(a: string, b: string): string {
  return compareAmounts(a, b) > 0 ? subtractAmounts(a, b) : NOTHING;
}
