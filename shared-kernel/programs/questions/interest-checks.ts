import { isCalendarDate } from '../../src/domain/dates';
import {
  accruedInterest,
  breakDeposit,
  creditSchedule,
  CreditScheme,
  DayCount,
  depositSchedule,
  dueDays,
  compareEarlyRepayment,
  accrueInterest,
  interestOfTerm,
  getRegularPart,
  type CreditOutcome,
  type CreditPlan,
  type PlannedPayment,
  type RunningDeposit,
} from '../../src/domain/interest';
import { addAmounts } from '../../src/domain/money';
import { roundToAmount } from '../../src/domain/money/ratio';
import { getCurrencyDigits, findCurrency, InterestPayout } from '../../src/domain/vocabulary';
import { BadQuestion, requireDecimal, optionalText, type Question, requireText, requireWord } from './question';

/** Checks of interest. Amounts are decimal strings, days `yyyy-MM-dd`, rates percent a year. */
export const INTEREST_CHECKS = {
  /** Interest from the first day (included) to the last (excluded), as for a credit. */
  interest(question: Question) {
    const terms = { rate: requireDecimal(question, 'rate'), basis: basisOf(question) };
    const exact = accrueInterest(
      requireDecimal(question, 'principal'),
      terms,
      dayOf(question, 'start'),
      dayOf(question, 'end'),
    );
    return { interest: roundToAmount(exact, digitsOf(question)) };
  },
  /**
   * Payments of a deposit; with `today` the accrued interest, with `earlyRate` the result of an early return on that
   * day.
   */
  deposit(question: Question) {
    const deposit = depositOf(question);
    const rows = depositSchedule(deposit, false).map(({ day, amount, balance }) => ({
      date: day,
      interest: amount,
      balance,
    }));
    const paid = { rows, interest: interestOfTerm(deposit, false) };
    if (question['today'] === undefined) return paid;
    const today = dayOf(question, 'today');
    const past = depositSchedule(deposit, false).filter(({ day }) => day <= today);
    const running = { ...deposit, paid: past.map(({ day, amount }) => ({ day, amount })) };
    return {
      ...paid,
      accrued: accruedInterest(running, today),
      ...(question['earlyRate'] !== undefined && {
        early: breakDeposit(running, requireDecimal(question, 'earlyRate'), today),
      }),
    };
  },
  credit(question: Question) {
    const rows = creditSchedule(planOf(question));
    return { payment: rows[0]?.payment ?? null, rows: rows.map(wireRow), ...totalsOf(rows) };
  },
  /** Early repayment after payment number `afterPayment`, on its day or on `today`. */
  earlyRepayment(question: Question) {
    const plan = planOf(question);
    const done = Number(requireDecimal(question, 'afterPayment'));
    const rows = creditSchedule(plan);
    const last = rows[done - 1];
    if (done !== 0 && !last) throw new BadQuestion('"afterPayment" must be the number of a payment, or 0');
    const waiting = Math.min(plan.grace ?? 0, plan.periods - 1);
    const { asNow, smallerPayment, shorterTerm } = compareEarlyRepayment({
      terms: plan,
      rest: last?.rest ?? plan.amount,
      extra: requireDecimal(question, 'extra'),
      day: question['today'] === undefined ? (last?.payOn ?? plan.start) : dayOf(question, 'today'),
      dues: dueDays(plan).slice(done),
      part: getRegularPart(plan, plan.amount, plan.periods - waiting),
      grace: Math.max(0, waiting - done),
    });
    return { asNow: told(asNow), smallerPayment: told(smallerPayment), shorterTerm: told(shorterTerm) };
  },
};

function wireRow({ number, plannedOn, days, principal, interest, payment, rest }: PlannedPayment) {
  return { n: number, date: plannedOn, days, principal, interest, payment, rest };
}

function totalsOf(rows: readonly PlannedPayment[]) {
  const sum = (part: 'principal' | 'interest' | 'payment') =>
    rows.reduce((all, row) => addAmounts(all, row[part]), '0.00');
  return { principal: sum('principal'), interest: sum('interest'), total: sum('payment') };
}

function told({ payment, payments, lastOn, interestLeft, saved, rows }: CreditOutcome) {
  return { payment, payments, lastPayment: rows.at(-1)?.payment ?? null, lastDate: lastOn, interestLeft, saved };
}

function depositOf(question: Question): RunningDeposit {
  const start = dayOf(question, 'start');
  return {
    rate: requireDecimal(question, 'rate'),
    basis: basisOf(question),
    currencyCode: findCurrency(currencyOf(question))?.code ?? '',
    payout: requireWord(question, 'payout', Object.values(InterestPayout)),
    start,
    end: dayOf(question, 'end'),
    placed: [{ day: start, amount: requireDecimal(question, 'principal') }],
    paid: [],
  };
}

function planOf(question: Question): CreditPlan {
  const optional = (name: string) =>
    question[name] === undefined ? undefined : Number(requireDecimal(question, name));
  return {
    scheme: requireWord(question, 'schedule', Object.values(CreditScheme)),
    amount: requireDecimal(question, 'principal'),
    rate: requireDecimal(question, 'rate'),
    basis: basisOf(question),
    digits: digitsOf(question),
    start: dayOf(question, 'start'),
    periods: Number(requireDecimal(question, 'periods')),
    dueDay: optional('dueDay'),
    grace: optional('grace'),
  };
}

function basisOf(question: Question): DayCount {
  return question['basis'] === undefined ? DayCount.act365 : requireWord(question, 'basis', Object.values(DayCount));
}

function currencyOf(question: Question): string {
  return optionalText(question, 'currency') ?? 'UAH';
}

function digitsOf(question: Question): number {
  return getCurrencyDigits(currencyOf(question));
}

function dayOf(question: Question, name: string): string {
  const day = requireText(question, name);
  if (!isCalendarDate(day)) throw new BadQuestion(`"${name}" must be a day, yyyy-MM-dd`);
  return day;
}
