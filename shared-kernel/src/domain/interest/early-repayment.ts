import { addAmounts, compareAmounts, subtractAmounts } from '../money';
import type { DueDay } from './credit-period';
import { CreditScheme, regularPart, scheduleOf, type CreditTerms, type PlannedPayment } from './credit-schedule';

/** What becomes of a schedule when more is repaid than is due: the same term or the same payment. */
export const EarlyWay = { smallerPayment: 'smaller_payment', shorterTerm: 'shorter_term' } as const;
export type EarlyWay = (typeof EarlyWay)[keyof typeof EarlyWay];

export interface EarlyRepayment {
  readonly terms: CreditTerms;
  /** Principal before it, without what is overdue. */
  readonly rest: string;
  /** What is repaid beyond the schedule; at most `rest`. */
  readonly extra: string;
  /** The day of it: interest up to and without this day is paid with it. */
  readonly day: string;
  /** Due days after it. */
  readonly dues: readonly DueDay[];
  /** The regular part as it is now. */
  readonly part: string;
  /** The first of `dues` that bring interest alone; fewer than there are. */
  readonly grace?: number | undefined;
}

/** How a credit goes on. */
export interface CreditOutcome {
  /** What `regularPart` is from then on. */
  readonly part: string;
  /** The next payment, principal and interest; nothing if all is repaid. */
  readonly payment: string;
  readonly payments: number;
  /** Real day of the last payment; the day of the repayment if all is repaid. */
  readonly lastOn: string;
  readonly interestLeft: string;
  /** Interest that is not paid compared with going on as now. */
  readonly saved: string;
  readonly rows: readonly PlannedPayment[];
}

export type EarlyOutcomes = Readonly<Record<'asNow' | 'smallerPayment' | 'shorterTerm', CreditOutcome>>;

/**
 * Both ways of an early repayment beside going on as now: a smaller payment for the months that are left, or the same
 * payment for fewer of them. Source: reference/areas E4
 * @throws RangeError if more is repaid than is left
 */
export function earlyRepayment(early: EarlyRepayment): EarlyOutcomes {
  const { terms, rest, extra, dues, part, grace = 0 } = early;
  if (compareAmounts(extra, rest) > 0) throw new RangeError('more than is left');
  const left = subtractAmounts(rest, extra);
  const now = outcome(early, rest, part, null);
  const smaller = terms.scheme === CreditScheme.line ? part : regularPart(terms, left, dues.length - grace);
  return {
    asNow: now,
    smallerPayment: outcome(early, left, smaller, now.interestLeft),
    shorterTerm: outcome(early, left, part, now.interestLeft),
  };
}

function outcome(
  { terms, day, dues, grace }: EarlyRepayment,
  rest: string,
  part: string,
  otherwise: string | null,
): CreditOutcome {
  const rows = scheduleOf({ terms, rest, since: day, dues, part, grace });
  const interestLeft = rows.reduce((sum, { interest }) => addAmounts(sum, interest), '0.00');
  return {
    part,
    payment: rows[0]?.payment ?? '0.00',
    payments: rows.length,
    lastOn: rows.at(-1)?.payOn ?? day,
    interestLeft,
    saved: otherwise === null ? '0.00' : subtractAmounts(otherwise, interestLeft),
    rows,
  };
}
