import { addAmounts, compareAmounts, subtractAmounts } from '../money';
import { roundToAmount, times, toRatio, type Ratio } from '../money/ratio';
import { plus } from './accrue';
import { partOfPeriod, type CreditPeriod, type DueDay } from './credit-period';
import type { CreditTerms } from './credit-schedule';
import { DayCount } from './day-count';

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

/** Principal that is owed at the end of a day. */
export function balanceOn(history: CreditHistory, day: string): string {
  return history.repayments
    .filter((repaid) => countedOn(history, repaid.day) <= day)
    .reduce((rest, { principal }) => subtractAmounts(rest, principal), history.issued);
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
  const turns = history.repayments.map(({ day }) => countedOn(history, day)).filter((day) => day > from && day < to);
  const starts = [...new Set([from, ...turns])];
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
  /** Interest of the periods that have ended, one by one. */
  readonly interestDue: readonly string[];
  readonly interestPaid: string;
  /** Principal that was paid by the schedule. */
  readonly principalPaid: string;
}

export function settledOn(history: CreditHistory, day: string): Settled {
  const paid = history.repayments.filter((repaid) => repaid.day <= day);
  return {
    interestDue: history.instalments
      .filter(({ period }) => period.to <= day)
      .map(({ period }) => interestOfPeriod(history, period, period.to)),
    interestPaid: sumOf(paid, ({ interest }) => interest),
    principalPaid: sumOf(paid, ({ principal, extra }) => subtractAmounts(principal, extra)),
  };
}

export function sumOf<T>(items: readonly T[], amount: (item: T) => string): string {
  return items.reduce((sum, item) => addAmounts(sum, amount(item)), NOTHING);
}

/** `a` less `b`, and nothing where `b` is more. */
export function shortOf(a: string, b: string): string {
  return compareAmounts(a, b) > 0 ? subtractAmounts(a, b) : NOTHING;
}
