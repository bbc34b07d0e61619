import { addAmounts, compareAmounts, subtractAmounts } from '../money';
import type { DueDay } from './credit-period';
import {
  CreditScheme,
  getRegularPart,
  scheduleRemainder,
  type CreditTerms,
  type PlannedPayment,
} from './build-credit-schedule';

export const EarlyWay = { smallerPayment: 'smaller_payment', shorterTerm: 'shorter_term' } as const;
export type EarlyWay = (typeof EarlyWay)[keyof typeof EarlyWay];

export interface EarlyRepayment {
  readonly terms: CreditTerms;
  /** Without overdue principal. */
  readonly rest: string;
  /** At most `rest`. */
  readonly extra: string;
  readonly day: string;
  readonly dues: readonly DueDay[];
  readonly part: string;
  /** First `dues` with interest only; less than their total. */
  readonly grace?: number | undefined;
}

export interface CreditOutcome {
  readonly part: string;
  /** Principal and interest; 0.00 if all is repaid. */
  readonly payment: string;
  readonly payments: number;
  /** Real day; the day of the repayment if all is repaid. */
  readonly lastOn: string;
  readonly interestLeft: string;
  /** Compared with no early repayment. */
  readonly saved: string;
  readonly rows: readonly PlannedPayment[];
}

export type EarlyOutcomes = Readonly<Record<'asNow' | 'smallerPayment' | 'shorterTerm', CreditOutcome>>;

/**
 * Computes both ways and the unchanged schedule: smaller payments, or fewer of them. Source:
 * docs/requirements/deposits-and-credits.md#schedules.
 * @throws RangeError if more is repaid than is left
 */
export function compareEarlyRepayment(early: EarlyRepayment): EarlyOutcomes {
  const { terms, rest, extra, dues, part, grace = 0 } = early;
  if (compareAmounts(extra, rest) > 0) throw new RangeError('more than is left');
  const newRest = subtractAmounts(rest, extra);
  const now = buildOutcome(early, rest, part, null);
  const smaller = terms.scheme === CreditScheme.line ? part : getRegularPart(terms, newRest, dues.length - grace);
  return {
    asNow: now,
    smallerPayment: buildOutcome(early, newRest, smaller, now.interestLeft),
    shorterTerm: buildOutcome(early, newRest, part, now.interestLeft),
  };
}

function buildOutcome(
  { terms, day, dues, grace }: EarlyRepayment,
  rest: string,
  part: string,
  otherwise: string | null,
): CreditOutcome {
  const rows = scheduleRemainder({ terms, rest, since: day, dues, part, grace });
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
