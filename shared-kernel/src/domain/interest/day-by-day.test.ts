import { InterestPayout } from '../vocabulary';
import { vectors } from './day-by-day-vectors.json';
import {
  breakDeposit,
  buildCreditSchedule,
  CreditScheme,
  DayCount,
  buildDepositSchedule,
  computeTermInterest,
  type CreditPlan,
  type RunningDeposit,
} from '.';

type Vector = (typeof vectors)[number];

function parseWord<Value extends string>(values: Readonly<Record<string, Value>>, word: string | undefined): Value {
  const match = Object.values(values).find((value) => value === word);
  if (match === undefined) throw new Error(`unknown in a vector: ${String(word)}`);
  return match;
}

const PAYOUTS: Readonly<Record<string, InterestPayout>> = {
  at_end: InterestPayout.atEnd,
  monthly: InterestPayout.monthly,
  capitalised: InterestPayout.capitalised,
};

function depositOf({ currencyCode, basis, payout = '', start, end = '', rate, placed = [] }: Vector): RunningDeposit {
  return {
    currencyCode,
    start,
    end,
    rate,
    placed,
    paid: [],
    basis: parseWord(DayCount, basis),
    payout: PAYOUTS[payout] ?? InterestPayout.atEnd,
  };
}

function planOf({ scheme, basis, start, periods = 0, grace = 0, amount = '', rate, digits = 2 }: Vector): CreditPlan {
  return {
    start,
    periods,
    grace,
    amount,
    rate,
    digits,
    scheme: parseWord(CreditScheme, scheme),
    basis: parseWord(DayCount, basis),
  };
}

const ofKind = (expectedKind: string) => vectors.filter(({ kind }) => kind === expectedKind);

describe('what another program counted day by day', () => {
  test.each(ofKind('deposit'))('$id: what is added and taken back, every payment and the early return', (vector) => {
    const { rows, interest, renews = false, earlyRate = '', break: early } = vector;
    const deposit = depositOf(vector);
    expect(buildDepositSchedule(deposit, renews).map(({ day, amount }) => ({ day, amount }))).toEqual(rows);
    expect(computeTermInterest(deposit, renews)).toBe(interest);
    if (!early) throw new Error(`${vector.id} has no early return`);
    const { day, placed, paid, ...broken } = early;
    expect(breakDeposit({ ...deposit, placed, paid }, earlyRate, day)).toMatchObject(broken);
  });

  test.each(ofKind('credit'))('$id: every payment', (vector) => {
    expect(buildCreditSchedule(planOf(vector))).toMatchObject(vector.rows);
  });
});
