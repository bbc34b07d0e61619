import { addAmounts, compareAmounts } from '../money';
import { computeCreditDebts } from './compute-credit-debts';
import { getPrincipalPaid, sumBy, type CreditHistory, type CreditRepayment, type Instalment } from './credit-history';
import { buildCreditRows, type CreditRow } from './build-credit-rows';
import { compareEarlyRepayment, EarlyWay, type EarlyOutcomes, type EarlyRepayment } from './early-repayment';
import { getSumsToPay, type Standing } from './repayment-parts';

export function getStanding(history: CreditHistory, day: string, extra: string | null = null): Standing {
  const next = buildCreditRows(history, day).find(({ state }) => state === 'next') ?? null;
  return { debts: computeCreditDebts(history, day), next, day, extra };
}

/** Returns later instalments that are not fully paid. */
function findChangeable(history: CreditHistory, day: string): readonly Instalment[] {
  const paid = getPrincipalPaid(history);
  let before = '0.00';
  return history.instalments.filter(({ payOn, principal }) => {
    before = addAmounts(before, principal);
    const isPaid = compareAmounts(before, paid) <= 0 && compareAmounts(principal, '0.00') > 0;
    return payOn > day && !isPaid;
  });
}

/** Compares both ways; `part` is the current regular part. */
export function compareEarlyOutcomes(history: CreditHistory, part: string, day: string, extra: string): EarlyOutcomes {
  const dues = findChangeable(history, day);
  const rest = sumBy(dues, ({ principal }) => principal);
  const early: EarlyRepayment = { terms: history.terms, rest, extra, day, dues, part };
  const outcomes = compareEarlyRepayment(early);
  const grace = dues.findIndex(({ principal }) => hasPrincipal(principal));
  // An annuity below its interest pays no principal either, but is no grace.
  const isGrace = grace > 0 && hasPrincipal(outcomes.asNow.rows[0]?.principal ?? '0.00');
  // An early repayment does not end a grace.
  return isGrace ? compareEarlyRepayment({ ...early, grace }) : outcomes;
}

function hasPrincipal(principal: string): boolean {
  return compareAmounts(principal, '0.00') > 0;
}

/** Returns all instalments and the new regular part. */
export function replan(
  history: CreditHistory,
  part: string,
  { day, extra, way }: { readonly day: string; readonly extra: string; readonly way: EarlyWay },
): { readonly instalments: readonly Instalment[]; readonly part: string } {
  const changed = findChangeable(history, day);
  const unchanged = history.instalments.filter((instalment) => !changed.includes(instalment));
  const outcomes = compareEarlyOutcomes(history, part, day, extra);
  const outcome = way === EarlyWay.shorterTerm ? outcomes.shorterTerm : outcomes.smallerPayment;
  const later = outcome.rows.flatMap(({ number, principal }) => {
    const due = changed.find((instalment) => instalment.number === number);
    return due ? [{ ...due, principal }] : [];
  });
  return { instalments: [...unchanged, ...later], part: outcome.part };
}

/** Returns the unpaid principal of later payments. */
export function getMaxExtra(
  rows: readonly Pick<CreditRow, 'payOn' | 'principal' | 'unpaidPrincipal'>[],
  day: string,
): string {
  const later = rows.filter(({ payOn, unpaidPrincipal }) => payOn > day && compareAmounts(unpaidPrincipal, '0.00') > 0);
  return sumBy(later, ({ principal }) => principal);
}

/**
 * Returns the cost of an early repayment on `day`, if overdue sums are paid today and the schedule is kept until then;
 * null if `extra` exceeds the rest.
 */
export function getEarlyCost(history: CreditHistory, today: string, day: string, extra: string): string | null {
  const { overdueInterest, overduePrincipal, penalty } = computeCreditDebts(history, today);
  const overdueRepayment = {
    day: today,
    principal: overduePrincipal,
    interest: overdueInterest,
    penalty,
    extra: '0.00',
  };
  const unchanged = day === today ? history : { ...history, repayments: [...history.repayments, overdueRepayment] };
  const until = buildCreditRows(unchanged, today).filter(
    (row) => row.payOn >= today && row.payOn < day && row.paidOn === null,
  );
  const repayments = [...unchanged.repayments, ...until.map(toRepayment)];
  return getSumsToPay(getStanding({ ...unchanged, repayments }, day, extra)).early;
}

function toRepayment({ payOn, unpaidPrincipal, unpaidInterest }: CreditRow): CreditRepayment {
  return { day: payOn, principal: unpaidPrincipal, interest: unpaidInterest, extra: '0.00', penalty: '0.00' };
}
