import { countDaysBetween } from '../dates';
import { addAmounts, compareAmounts, subtractAmounts } from '../money';
import { divideRatios, roundToAmount, multiplyRatios, toRatio, type Ratio } from '../money/ratio';
import { listDueDays, getPeriodPart, type DueDay, type DueDayRule } from './credit-period';
import type { DayCount } from './day-count';

/**
 * Equal payments; equal principal with interest on the rest; or interest only until the end (credit line). Source:
 * docs/requirements/deposits-and-credits.md#schedules.
 */
export const CreditScheme = { annuity: 'annuity', classic: 'classic', line: 'line' } as const;
export type CreditScheme = (typeof CreditScheme)[keyof typeof CreditScheme];

export interface CreditTerms {
  readonly scheme: CreditScheme;
  readonly rate: string;
  readonly basis: DayCount;
  /** Default two. */
  readonly digits?: number | undefined;
}

export interface CreditPlan extends CreditTerms, DueDayRule {
  readonly amount: string;
  /** First payments with interest only. */
  readonly grace?: number | undefined;
}

export interface PlannedPayment {
  readonly number: number;
  readonly plannedOn: string;
  readonly payOn: string;
  readonly days: number;
  readonly principal: string;
  readonly interest: string;
  readonly payment: string;
  readonly rest: string;
}

const NOTHING = '0.00';
const MONTHS = { numerator: 12n, denominator: 1n };
const ONE = { numerator: 1n, denominator: 1n };

/**
 * Builds the schedule: principal adds up to the amount, the rest never grows, interest is rounded once per payment.
 * Source: docs/requirements/deposits-and-credits.md#formulas-and-rounding,
 * docs/requirements/deposits-and-credits.md#schedules.
 */
export function buildCreditSchedule(plan: CreditPlan): readonly PlannedPayment[] {
  const { amount, grace = 0, start } = plan;
  const dues = listDueDays(plan);
  const waiting = Math.min(grace, Math.max(0, dues.length - 1));
  const part = getRegularPart(plan, amount, dues.length - waiting);
  return scheduleRemainder({ terms: plan, rest: amount, since: start, dues, part, grace: waiting });
}

/** Returns the constant part of payments: annuity the whole payment, classic the principal, line 0.00. */
export function getRegularPart({ scheme, rate, digits }: CreditTerms, amount: string, payments: number): string {
  if (scheme === CreditScheme.line || payments < 1) return NOTHING;
  if (scheme === CreditScheme.classic) return roundToAmount(divideEqually(amount, payments), digits);
  return computeAnnuityPayment(amount, rate, payments, digits);
}

/**
 * Returns A = P·i / (1 − (1+i)^−n), i = rate ÷ 12, rounded once. Source:
 * docs/requirements/deposits-and-credits.md#schedules.
 */
function computeAnnuityPayment(amount: string, rate: string, payments: number, digits = 2): string {
  const monthly = divideRatios(multiplyRatios(toRatio(rate), { numerator: 1n, denominator: 100n }), MONTHS);
  if (monthly.numerator === 0n) return roundToAmount(divideEqually(amount, payments), digits);
  const n = BigInt(payments);
  const top = (monthly.numerator + monthly.denominator) ** n;
  const growth = { numerator: top, denominator: top - monthly.denominator ** n };
  return roundToAmount(multiplyRatios(multiplyRatios(toRatio(amount), monthly), growth), digits);
}

function divideEqually(amount: string, payments: number): Ratio {
  return divideRatios(toRatio(amount), multiplyRatios(ONE, { numerator: BigInt(payments), denominator: 1n }));
}

interface RemainingCredit {
  readonly terms: CreditTerms;
  readonly rest: string;
  /** Day up to which interest is paid or counted elsewhere, inclusive. */
  readonly since: string;
  readonly dues: readonly DueDay[];
  readonly part: string;
  /** First due days with interest only. */
  readonly grace?: number | undefined;
}

/** Builds the remaining payments; fewer than due days if the regular part repays sooner. */
export function scheduleRemainder({
  terms,
  rest: whole,
  since,
  dues,
  part,
  grace = 0,
}: RemainingCredit): readonly PlannedPayment[] {
  const rows: PlannedPayment[] = [];
  let rest = whole;
  for (const due of dues) {
    if (compareAmounts(rest, NOTHING) === 0) break;
    const from = rows.length === 0 && since > due.period.from ? since : due.period.from;
    const interest = computeInterest(terms, rest, due, from);
    const isLast = due === dues.at(-1);
    const principal = rows.length < grace ? NOTHING : getPrincipal(terms, { rest, interest, part, isLast });
    rest = subtractAmounts(rest, principal);
    const { number, plannedOn, payOn, period } = due;
    const days = countDaysBetween(from, period.to);
    rows.push({ number, plannedOn, payOn, days, principal, interest, payment: addAmounts(principal, interest), rest });
  }
  return rows;
}

function computeInterest({ rate, basis, digits }: CreditTerms, rest: string, { period }: DueDay, from: string): string {
  const yearly = multiplyRatios(multiplyRatios(toRatio(rest), toRatio(rate)), { numerator: 1n, denominator: 100n });
  return roundToAmount(multiplyRatios(yearly, getPeriodPart(period, from, period.to, basis)), digits);
}

interface Turn {
  readonly rest: string;
  readonly interest: string;
  readonly part: string;
  readonly isLast: boolean;
}

/** Returns 0.00 if a long month's interest exceeds the annuity: only interest is paid. */
function getPrincipal({ scheme }: CreditTerms, { rest, interest, part, isLast }: Turn): string {
  if (isLast) return rest;
  const principal = scheme === CreditScheme.annuity ? subtractAmounts(part, interest) : part;
  if (compareAmounts(principal, NOTHING) < 0) return NOTHING;
  return compareAmounts(principal, rest) > 0 ? rest : principal;
}
