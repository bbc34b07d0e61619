import { addAmounts, compareAmounts, fromMinor, subtractAmounts, toMinor } from '../money';
import { roundToAmount, times, toRatio, type Ratio } from '../money/ratio';
import { plus } from './accrue';
import { partOfPeriod, type CreditPeriod, type DueDay } from './credit-period';
import type { CreditTerms } from './credit-schedule';
import { DayCount } from './day-count';
import { countBefore, countUpTo, sumsBefore, totalsByDay, type RunningTotals } from './running-totals';

/** A due day with the principal that it brings. */
export interface Instalment extends DueDay {
  readonly principal: string;
}

/** What was repaid on a day. */
export interface CreditRepayment {
  /** `yyyy-MM-dd`. */
  readonly day: string;
  /** All principal of it. */
  readonly principal: string;
  /** The part of the principal that was beyond the schedule. */
  readonly extra: string;
  readonly interest: string;
  readonly penalty: string;
}

/** All that is known of a credit that was given out in one sum. */
export interface CreditHistory {
  readonly terms: CreditTerms;
  /** What was given out, and when. */
  readonly issued: string;
  readonly start: string;
  /** Percent a year of what is overdue. */
  readonly penaltyRate: string;
  /** In their order. */
  readonly instalments: readonly Instalment[];
  /** In their order. */
  readonly repayments: readonly CreditRepayment[];
}

const NOTHING = '0.00';
const NO_RATIO: Ratio = { numerator: 0n, denominator: 1n };
const PERCENT: Ratio = { numerator: 1n, denominator: 100n };

/**
 * What every question about a day needs of a history, counted once: a credit of twenty years asks hundreds of days, and
 * adding up everything before each of them held the bank for seconds.
 */
interface CreditSums {
  /** Principal that was repaid, by the days that interest counts it from. */
  readonly repaid: RunningTotals;
  /** Those days in their order, each once. */
  readonly turns: readonly string[];
  readonly interestPaid: RunningTotals;
  /** Principal that was repaid by the schedule. */
  readonly principalPaid: RunningTotals;
  readonly extraPaid: RunningTotals;
  readonly periodEnds: readonly string[];
  readonly payDays: readonly string[];
  /** Principal of the instalments before each, in minor units; the last is all of it. */
  readonly principalBefore: readonly bigint[];
  /** Whole interest of the first instalments, as far as somebody has asked. */
  readonly interests: string[];
  /** Of those before each, in minor units; the last is all of it. */
  readonly interestBefore: bigint[];
}

const known = new WeakMap<CreditHistory, CreditSums>();

function sumsOf(history: CreditHistory): CreditSums {
  const found = known.get(history) ?? countSums(history);
  known.set(history, found);
  return found;
}

function countSums(history: CreditHistory): CreditSums {
  const { instalments, repayments } = history;
  const counted = repayments.map(({ day }) => countedOn(history, day));
  const byDay = (amount: (repaid: CreditRepayment) => string) =>
    totalsByDay(repayments.map((repaid) => ({ day: repaid.day, amount: amount(repaid) })));
  return {
    repaid: totalsByDay(repayments.map(({ principal }, index) => ({ day: counted[index] ?? '', amount: principal }))),
    turns: [...new Set(counted)].toSorted(),
    interestPaid: byDay(({ interest }) => interest),
    principalPaid: byDay(({ principal, extra }) => subtractAmounts(principal, extra)),
    extraPaid: byDay(({ extra }) => extra),
    periodEnds: instalments.map(({ period }) => period.to),
    payDays: instalments.map(({ payOn }) => payOn),
    principalBefore: sumsBefore(instalments.map(({ principal }) => principal)),
    interests: [],
    interestBefore: [0n],
  };
}

/** Principal that is owed at the end of a day. */
export function balanceOn(history: CreditHistory, day: string): string {
  return fromMinor(toMinor(history.issued) - sumsOf(history).repaid.upTo(day));
}

/**
 * Interest of a period up to and without a day: of every day's balance at its end, rounded once.
 * Source: reference/areas E3
 */
export function interestOfPeriod(history: CreditHistory, period: CreditPeriod, day: string): string {
  const until = day < period.to ? day : period.to;
  if (until <= period.from) return NOTHING;
  return roundToAmount(accruedBetween(history, period, period.from, until), history.terms.digits);
}

/** Interest of a period if nothing but `balance` is owed from `day` on. */
export function expectedInterest(history: CreditHistory, period: CreditPeriod, day: string, balance: string): string {
  const turn = day < period.from ? period.from : day;
  const so = turn > period.from ? accruedBetween(history, period, period.from, turn) : NO_RATIO;
  return roundToAmount(plus(so, accruedOf(history, balance, period, turn, period.to)), history.terms.digits);
}

function accruedBetween(history: CreditHistory, period: CreditPeriod, from: string, to: string): Ratio {
  const { turns } = sumsOf(history);
  const inside = turns.slice(countUpTo(turns, from)).filter((day) => day < to);
  const starts = [from, ...inside];
  return starts.reduce(
    (sum, start, index) =>
      plus(sum, accruedOf(history, balanceOn(history, start), period, start, starts[index + 1] ?? to)),
    NO_RATIO,
  );
}

function accruedOf({ terms }: CreditHistory, balance: string, period: CreditPeriod, from: string, to: string): Ratio {
  const yearly = times(times(toRatio(balance), toRatio(terms.rate)), PERCENT);
  return times(yearly, partOfPeriod(period, from, to, terms.basis));
}

/** By months of 30 days a payment that a weekend has moved counts as paid on its day. */
function countedOn({ terms, instalments }: CreditHistory, day: string): string {
  if (terms.basis !== DayCount.thirty360) return day;
  return instalments.find(({ plannedOn, payOn }) => plannedOn < day && day <= payOn)?.plannedOn ?? day;
}

/** What was due and what was paid of it, up to a day. */
export interface Settled {
  /** How many periods have ended: their interest is due. */
  readonly ended: number;
  readonly interestPaid: string;
  /** Principal that was paid by the schedule. */
  readonly principalPaid: string;
}

export function settledOn(history: CreditHistory, day: string): Settled {
  const { interestPaid, principalPaid, periodEnds } = sumsOf(history);
  return {
    ended: countUpTo(periodEnds, day),
    interestPaid: fromMinor(interestPaid.upTo(day)),
    principalPaid: fromMinor(principalPaid.upTo(day)),
  };
}

/** Instalments to be paid before a day, or up to and with it. */
export function payableBefore(history: CreditHistory, day: string): number {
  return countBefore(sumsOf(history).payDays, day);
}

export function payableUpTo(history: CreditHistory, day: string): number {
  return countUpTo(sumsOf(history).payDays, day);
}

/** Principal of the first instalments. */
export function principalOfFirst(history: CreditHistory, count: number): string {
  return fromMinor(sumsOf(history).principalBefore[count] ?? 0n);
}

/** Interest of an instalment whose period has ended. */
export function interestOf(history: CreditHistory, index: number): string {
  return askedInterests(history, index + 1).interests[index] ?? NOTHING;
}

function askedInterests(history: CreditHistory, count: number): CreditSums {
  const sums = sumsOf(history);
  for (const { period } of history.instalments.slice(sums.interests.length, count)) {
    const interest = interestOfPeriod(history, period, period.to);
    sums.interests.push(interest);
    sums.interestBefore.push((sums.interestBefore.at(-1) ?? 0n) + toMinor(interest));
  }
  return sums;
}

/** Interest that is due on a day for the first instalments: of their periods that have ended. */
export function interestDueOf(history: CreditHistory, count: number, day: string): string {
  const due = Math.min(count, settledOn(history, day).ended);
  return fromMinor(askedInterests(history, due).interestBefore[due] ?? 0n);
}

/** What is not paid on a day of the first instalments. */
export function unpaidOfFirst(history: CreditHistory, count: number, day: string) {
  const { interestPaid, principalPaid } = settledOn(history, day);
  return {
    interest: shortOf(interestDueOf(history, count, day), interestPaid),
    principal: shortOf(principalOfFirst(history, count), principalPaid),
  };
}

/** Principal beyond the schedule that was repaid after a day. */
export function extraAfter(history: CreditHistory, day: string): string {
  const { extraPaid } = sumsOf(history);
  return fromMinor(extraPaid.all - extraPaid.upTo(day));
}

/** Principal that was paid by the schedule, on whatever day. */
export function principalPaidInAll(history: CreditHistory): string {
  return fromMinor(sumsOf(history).principalPaid.all);
}

export function sumOf<T>(items: readonly T[], amount: (item: T) => string): string {
  return items.reduce((sum, item) => addAmounts(sum, amount(item)), NOTHING);
}

/** `a` less `b`, and nothing where `b` is more. */
export function shortOf(a: string, b: string): string {
  return compareAmounts(a, b) > 0 ? subtractAmounts(a, b) : NOTHING;
}
