import { formatMinor, toMinor } from '../money';
import { Side } from '../vocabulary';

export interface SummedOperation {
  readonly side: Side;
  readonly sum: string;
  readonly currency: string;
  /** Counted but not summed. */
  readonly isRevaluation: boolean;
}

export interface CurrencyFlow {
  readonly currency: string;
  readonly credit: string;
  readonly debit: string;
  /** Incoming minus outgoing. */
  readonly net: string;
}

export interface OperationGroup<Row> {
  readonly key: string;
  readonly rows: readonly Row[];
  readonly flows: readonly CurrencyFlow[];
}

/** Sums per currency, in order of first appearance. */
export function sumFlows(rows: readonly SummedOperation[]): readonly CurrencyFlow[] {
  const sums = new Map<string, { credit: bigint; debit: bigint }>();
  for (const { side, sum, currency, isRevaluation } of rows) {
    if (isRevaluation) continue;
    const flow = sums.get(currency) ?? { credit: 0n, debit: 0n };
    flow[side === Side.credit ? 'credit' : 'debit'] += toMinor(sum);
    sums.set(currency, flow);
  }
  return [...sums].map(([currency, { credit, debit }]) => ({
    currency,
    credit: formatMinor(credit),
    debit: formatMinor(debit),
    net: formatMinor(credit - debit),
  }));
}

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
  return [...groups].map(([key, groupRows]) => ({ key, rows: groupRows, flows: sumFlows(groupRows) }));
}

export interface MovingOperation {
  readonly side: Side;
  readonly amount: string;
  /** null for a hryvnia account and for a revaluation. */
  readonly currencyAmount: string | null;
  readonly isRevaluation: boolean;
}

/** Returns the sum in the account's currency; of a revaluation, in hryvnias. */
export function getOperationSum({ amount, currencyAmount }: MovingOperation): string {
  return currencyAmount ?? amount;
}

/**
 * Returns the balance after each operation. Needs all operations of the account. Source:
 * docs/requirements/statements.md#fields-and-running-balance.
 * @param documents in the bank's order
 */
export function getRunningBalances(opening: string, documents: readonly MovingOperation[]): readonly string[] {
  let balance = toMinor(opening);
  return documents.map((document) => {
    const units = document.isRevaluation ? 0n : toMinor(getOperationSum(document));
    balance += document.side === Side.credit ? units : -units;
    return formatMinor(balance);
  });
}
