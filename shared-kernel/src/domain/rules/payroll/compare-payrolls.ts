import { parseAmount, subtractAmounts } from '../../money';
import { sumPayroll, type PayrollRowDraft } from './check-payroll-row';

interface ChangedRow<Row> {
  readonly before: Row;
  readonly after: Row;
  /** Negative for a decrease; null if unreadable. */
  readonly difference: string | null;
}

/** Differences in the order of the payrolls. */
export interface PayrollDifference<Row> {
  readonly joined: readonly Row[];
  readonly left: readonly Row[];
  readonly amountChanged: readonly ChangedRow<Row>[];
  /** To check before signing. */
  readonly accountChanged: readonly ChangedRow<Row>[];
  /** null if a total is unreadable. */
  readonly total: string | null;
}

/**
 * Matches rows by account and code, else by code; a missing code matches any. Source:
 * docs/requirements/banking-rules.md#payroll-difference.
 */
export function comparePayrolls<Row extends PayrollRowDraft>(
  previous: readonly Row[],
  current: readonly Row[],
): PayrollDifference<Row> {
  const { pairs, joined, left } = pairPayrollRows(previous, current);
  const changed = pairs.map(([before, after]) => ({ before, after, difference: getAmountDifference(before, after) }));
  return {
    joined,
    left,
    amountChanged: changed.filter(({ difference }) => difference !== '0.00'),
    accountChanged: changed.filter(({ before, after }) => before.account !== after.account),
    total: subtractOrNull(sumPayroll(previous), sumPayroll(current)),
  };
}

export interface PairedRows<Row> {
  readonly pairs: readonly (readonly [before: Row, after: Row])[];
  readonly joined: readonly Row[];
  readonly left: readonly Row[];
}

/** Uses account and code only: other edits change no pair. Account first, for employees with two accounts. */
export function pairPayrollRows<Row extends PayrollRowDraft>(
  previous: readonly Row[],
  current: readonly Row[],
): PairedRows<Row> {
  const partners = new Map<Row, Row>();
  const open = new Set(previous);
  for (const { key, agrees } of [SAME_ACCOUNT, SAME_CODE]) {
    const candidates = groupBy(open, key);
    for (const after of current.filter((row) => !partners.has(row))) {
      const before = candidates.get(key(after))?.find((row) => open.has(row) && agrees(row, after));
      if (!before) continue;
      partners.set(after, before);
      open.delete(before);
    }
  }
  return {
    pairs: current.flatMap((after) => {
      const before = partners.get(after);
      return before ? [[before, after] as const] : [];
    }),
    joined: current.filter((row) => !partners.has(row)),
    left: previous.filter((row) => open.has(row)),
  };
}

interface RowMatcher {
  /** '' matches nothing. */
  readonly key: (row: PayrollRowDraft) => string;
  readonly agrees: (before: PayrollRowDraft, after: PayrollRowDraft) => boolean;
}

const SAME_ACCOUNT: RowMatcher = {
  key: (row) => row.account,
  agrees: (before, after) => before.taxCode === after.taxCode || before.taxCode === '' || after.taxCode === '',
};
const SAME_CODE: RowMatcher = { key: (row) => row.taxCode, agrees: () => true };

/** Avoids comparing all pairs, which takes seconds for thousands of rows. */
function groupBy<Row extends PayrollRowDraft>(rows: Iterable<Row>, keyOf: RowMatcher['key']): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === '') continue;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

function getAmountDifference(before: PayrollRowDraft, after: PayrollRowDraft): string | null {
  const [from, to] = [parseAmount(before.amount), parseAmount(after.amount)];
  return subtractOrNull(from.ok ? from.amount : null, to.ok ? to.amount : null);
}

function subtractOrNull(from: string | null, to: string | null): string | null {
  return from === null || to === null ? null : subtractAmounts(to, from);
}
