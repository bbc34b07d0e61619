import { parseAmount, subtractAmounts } from '../../money';
import { payrollTotal, type PayrollRowDraft } from './payroll-row';

/** The same employee in the previous sheet and in this one. */
export interface ChangedRow<Row> {
  readonly before: Row;
  readonly after: Row;
  /** Decimal string, negative when he gets less; null if one of the amounts is none. */
  readonly difference: string | null;
}

/** What is new in a payroll against the previous one; each list is in the order of the sheets. */
export interface PayrollDifference<Row> {
  readonly joined: readonly Row[];
  readonly left: readonly Row[];
  readonly amountChanged: readonly ChangedRow<Row>[];
  /** Worth a look before signing: the same person is paid to another account. */
  readonly accountChanged: readonly ChangedRow<Row>[];
  /** Difference of the totals, decimal string; null if one of them cannot be counted. */
  readonly total: string | null;
}

/**
 * Compares a payroll with the previous one. Rows are the same employee if account and code agree, or else the code
 * alone; a code that is not given agrees with any. Source: reference/banking 8 ("payroll diff")
 */
export function payrollDifference<Row extends PayrollRowDraft>(
  previous: readonly Row[],
  current: readonly Row[],
): PayrollDifference<Row> {
  const { pairs, joined, left } = pairPayrollRows(previous, current);
  const changed = pairs.map(([before, after]) => ({ before, after, difference: amountBetween(before, after) }));
  return {
    joined,
    left,
    amountChanged: changed.filter(({ difference }) => difference !== '0.00'),
    accountChanged: changed.filter(({ before, after }) => before.account !== after.account),
    total: between(payrollTotal(previous), payrollTotal(current)),
  };
}

/** Who is in both sheets, who came and who went. */
export interface PairedRows<Row> {
  readonly pairs: readonly (readonly [before: Row, after: Row])[];
  readonly joined: readonly Row[];
  readonly left: readonly Row[];
}

/**
 * Finds everybody of a payroll in the previous one, by account and code alone: what is typed into other columns changes
 * no pair. Account first: a person with two accounts in one sheet is paired account by account.
 */
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

interface Likeness {
  /** What both rows have in common; '' has nobody in common. */
  readonly key: (row: PayrollRowDraft) => string;
  readonly agrees: (before: PayrollRowDraft, after: PayrollRowDraft) => boolean;
}

const SAME_ACCOUNT: Likeness = {
  key: (row) => row.account,
  agrees: (before, after) => before.taxCode === after.taxCode || before.taxCode === '' || after.taxCode === '',
};
const SAME_CODE: Likeness = { key: (row) => row.taxCode, agrees: () => true };

/** Comparing every row with every other would take seconds for a sheet of thousands. */
function groupBy<Row extends PayrollRowDraft>(rows: Iterable<Row>, keyOf: Likeness['key']): Map<string, Row[]> {
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

function amountBetween(before: PayrollRowDraft, after: PayrollRowDraft): string | null {
  const [from, to] = [parseAmount(before.amount), parseAmount(after.amount)];
  return between(from.ok ? from.amount : null, to.ok ? to.amount : null);
}

function between(from: string | null, to: string | null): string | null {
  return from === null || to === null ? null : subtractAmounts(to, from);
}
