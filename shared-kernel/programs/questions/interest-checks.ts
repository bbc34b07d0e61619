import { isCalendarDate } from '../../src/domain/dates';
import {
  computeAccruedInterest,
  breakDeposit,
  buildCreditSchedule,
  CreditScheme,
  DayCount,
  buildDepositSchedule,
  listDueDays,
  compareEarlyRepayment,
  accrueInterest,
  computeTermInterest,
  getRegularPart,
  type CreditOutcome,
  type CreditPlan,
  type PlannedPayment,
  type RunningDeposit,
} from '../../src/domain/interest';
import { addAmounts } from '../../src/domain/money';
import { roundToAmount } from '../../src/domain/money/ratio';
import { getCurrencyDigits, findCurrency, InterestPayout } from '../../src/domain/vocabulary';
import { BadQuestion, requireDecimal, readOptionalText, type Question, requireText, requireWord } from './question';

/** Checks of interest. Amounts are decimal strings, days `yyyy-MM-dd`, rates percent a year. */
export const INTEREST_CHECKS = {
  /** Interest from the first day (included) to the last (excluded), as for a credit. */
  interest(question: Question) {
    const terms = { rate: requireDecimal(question, 'rate'), basis: readBasis(question) };
    const exact = accrueInterest(
      requireDecimal(question, 'principal'),
      terms,
      requireDay(question, 'start'),
      requireDay(question, 'end'),
    );
    return { interest: roundToAmount(exact, getDigits(question)) };
  },
  /**
   * Payments of a deposit; with `today` the accrued interest, with `earlyRate` the result of an early return on that
   * day.
   */
  deposit(question: Question) {
    const deposit = readDeposit(question);
    const rows = buildDepositSchedule(deposit, false).map(({ day, amount, balance }) => ({
      date: day,
      interest: amount,
      balance,
    }));
    const paid = { rows, interest: computeTermInterest(deposit, false) };
    if (question['today'] === undefined) return paid;
    const today = requireDay(question, 'today');
    const past = buildDepositSchedule(deposit, false).filter(({ day }) => day <= today);
    const running = { ...deposit, paid: past.map(({ day, amount }) => ({ day, amount })) };
    return {
      ...paid,
      accrued: computeAccruedInterest(running, today),
      ...(question['earlyRate'] !== undefined && {
        early: breakDeposit(running, requireDecimal(question, 'earlyRate'), today),
      }),
    };
  },
  credit(question: Question) {
    const rows = buildCreditSchedule(readPlan(question));
    return { payment: rows[0]?.payment ?? null, rows: rows.map(toWireRow), ...sumRows(rows) };
  },
  /** Early repayment after payment number `afterPayment`, on its day or on `today`. */
  earlyRepayment(question: Question) {
    const plan = readPlan(question);
    const done = Number(requireDecimal(question, 'afterPayment'));
    const rows = buildCreditSchedule(plan);
    const last = rows[done - 1];
    if (done !== 0 && !last) throw new BadQuestion('"afterPayment" must be the number of a payment, or 0');
    const waiting = Math.min(plan.grace ?? 0, plan.periods - 1);
    const { asNow, smallerPayment, shorterTerm } = compareEarlyRepayment({
      terms: plan,
      rest: last?.rest ?? plan.amount,
      extra: requireDecimal(question, 'extra'),
      day: question['today'] === undefined ? (last?.payOn ?? plan.start) : requireDay(question, 'today'),
      dues: listDueDays(plan).slice(done),
      part: getRegularPart(plan, plan.amount, plan.periods - waiting),
      grace: Math.max(0, waiting - done),
    });
    return { asNow: toAnswer(asNow), smallerPayment: toAnswer(smallerPayment), shorterTerm: toAnswer(shorterTerm) };
  },
};

function toWireRow({ number, plannedOn, days, principal, interest, payment, rest }: PlannedPayment) {
  return { n: number, date: plannedOn, days, principal, interest, payment, rest };
}

function sumRows(rows: readonly PlannedPayment[]) {
  const sum = (part: 'principal' | 'interest' | 'payment') =>
    rows.reduce((all, row) => addAmounts(all, row[part]), '0.00');
  return { principal: sum('principal'), interest: sum('interest'), total: sum('payment') };
}

function toAnswer({ payment, payments, lastOn, interestLeft, saved, rows }: CreditOutcome) {
  return { payment, payments, lastPayment: rows.at(-1)?.payment ?? null, lastDate: lastOn, interestLeft, saved };
}

function readDeposit(question: Question): RunningDeposit {
  const start = requireDay(question, 'start');
  return {
    rate: requireDecimal(question, 'rate'),
    basis: readBasis(question),
    currencyCode: findCurrency(readCurrency(question))?.code ?? '',
    payout: requireWord(question, 'payout', Object.values(InterestPayout)),
    start,
    end: requireDay(question, 'end'),
    placed: [{ day: start, amount: requireDecimal(question, 'principal') }],
    paid: [],
  };
}

function readPlan(question: Question): CreditPlan {
  const optional = (name: string) =>
    question[name] === undefined ? undefined : Number(requireDecimal(question, name));
  return {
    scheme: requireWord(question, 'schedule', Object.values(CreditScheme)),
    amount: requireDecimal(question, 'principal'),
    rate: requireDecimal(question, 'rate'),
    basis: readBasis(question),
    digits: getDigits(question),
    start: requireDay(question, 'start'),
    periods: Number(requireDecimal(question, 'periods')),
    dueDay: optional('dueDay'),
    grace: optional('grace'),
  };
}

function readBasis(question: Question): DayCount {
  return question['basis'] === undefined ? DayCount.act365 : requireWord(question, 'basis', Object.values(DayCount));
}

function readCurrency(question: Question): string {
  return readOptionalText(question, 'currency') ?? 'UAH';
}

function getDigits(question: Question): number {
  return getCurrencyDigits(readCurrency(question));
}

function requireDay(question: Question, name: string): string {
  const day = requireText(question, name);
  if (!isCalendarDate(day)) throw new BadQuestion(`"${name}" must be a day, yyyy-MM-dd`);
  return day;
}
