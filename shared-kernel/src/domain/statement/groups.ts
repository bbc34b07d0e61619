import { fromMinor, toMinor } from '../money';
import { Side } from '../vocabulary';

/** An operation as far as it is summed up. */
export interface SummedOperation {
  readonly side: Side;
  /** Decimal string in `currency`. */
  readonly sum: string;
  /** Letters. */
  readonly currency: string;
  /** A revaluation moves no money: it is counted and not summed up. */
  readonly isRevaluation: boolean;
}

/** What came in and went out in one currency. */
export interface CurrencyFlow {
  readonly currency: string;
  readonly credit: string;
  readonly debit: string;
  /** What came in less what went out. */
  readonly net: string;
}

/** Operations that belong together. */
export interface OperationGroup<Row> {
  readonly key: string;
  readonly rows: readonly Row[];
  readonly flows: readonly CurrencyFlow[];
}

/** What operations sum up to, one line per currency in the order in which the currencies first appear. */
export function flowsOf(rows: readonly SummedOperation[]): readonly CurrencyFlow[] {
  const sums = new Map<string, { credit: bigint; debit: bigint }>();
  for (const { side, sum, currency, isRevaluation } of rows) {
    if (isRevaluation) continue;
    const flow = sums.get(currency) ?? { credit: 0n, debit: 0n };
    flow[side === Side.credit ? 'credit' : 'debit'] += toMinor(sum);
    sums.set(currency, flow);
  }
  return [...sums].map(([currency, { credit, debit }]) => ({
    currency,
    credit: fromMinor(credit),
    debit: fromMinor(debit),
    net: fromMinor(credit - debit),
  }));
}

/** Operations by a key, the groups in the order in which their keys first appear. */
export function groupOperations<Row extends SummedOperation>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): readonly OperationGroup<Row>[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups].map(([key, own]) => ({ key, rows: own, flows: flowsOf(own) }));
}

/** What an operation moves on its account. */
export interface MovingOperation {
  readonly side: Side;
  readonly amount: string;
  /** null for a hryvnia account and for a revaluation. */
  readonly currencyAmount: string | null;
  readonly isRevaluation: boolean;
}

/** The sum of an operation in the currency of its account; of a revaluation, which moves nothing there, in hryvnias. */
export function sumOfOperation({ amount, currencyAmount }: MovingOperation): string {
  return currencyAmount ?? amount;
}

/**
 * What an account holds behind each of its operations: opening + credits − debits so far. True only where all operations
 * of the account are given. Source: reference/areas A1
 * @param documents in the bank's order
 */
export function runningBalances(opening: string, documents: readonly MovingOperation[]): readonly string[] {
  let balance = toMinor(opening);
  return documents.map((document) => {
    const units = document.isRevaluation ? 0n : toMinor(sumOfOperation(document));
    balance += document.side === Side.credit ? units : -units;
    return fromMinor(balance);
  });
}
