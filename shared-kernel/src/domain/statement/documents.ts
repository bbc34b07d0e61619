import { fromMinor, toMinor } from '../money';
import { Side, StatementSort, UNPRINTABLE_DOCUMENT_TYPES } from '../vocabulary';

/** An operation of an account, as far as it is counted and ordered. */
export interface Operation {
  readonly side: Side;
  /** Decimal string in the account's currency. */
  readonly amount: string;
  /** `yyyy-MM-dd`. */
  readonly date: string;
}

/** Number and sum of the operations on each side. */
export interface Turnover {
  readonly debit: string;
  readonly debitCount: number;
  readonly credit: string;
  readonly creditCount: number;
}

/** The turnovers of operations: what the total row under an account's documents shows. Source: spec 3 §2 */
export function turnoverOf(operations: readonly Pick<Operation, 'side' | 'amount'>[]): Turnover {
  const debits = operations.filter(({ side }) => side === Side.debit);
  const credits = operations.filter(({ side }) => side === Side.credit);
  return {
    debit: sumOf(debits),
    debitCount: debits.length,
    credit: sumOf(credits),
    creditCount: credits.length,
  };
}

/**
 * The operations in another order: by amount the largest first, by date the earliest first, equal ones as the bank gave
 * them. Source: spec 3 §3 (filters)
 */
export function sortOperations<Row extends Operation>(operations: readonly Row[], sort: StatementSort): readonly Row[] {
  switch (sort) {
    case StatementSort.bank:
      return operations;
    case StatementSort.amount:
      return byAmount(operations);
    case StatementSort.date:
      return operations.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  }
}

/** Each amount is read once: in each of a hundred thousand comparisons it would take a tenth of a second. */
function byAmount<Row extends Operation>(operations: readonly Row[]): readonly Row[] {
  return operations
    .map((row) => ({ row, units: toMinor(row.amount) }))
    .sort((a, b) => (a.units < b.units ? 1 : a.units > b.units ? -1 : 0))
    .map(({ row }) => row);
}

/** A document of a statement, as far as its printing depends on it. */
export interface PrintableDocument {
  readonly side: Side;
  /** The bank's type of document, such as `71`. */
  readonly documentType: string;
  /** Whether it was made in this client. */
  readonly madeHere: boolean;
}

/** Only outgoing documents made in this client are printed, and none of types 71 and 81. Source: spec 3 §6 and §9 */
export function canPrintFromStatement({ side, documentType, madeHere }: PrintableDocument): boolean {
  const isPrintable = UNPRINTABLE_DOCUMENT_TYPES.every((type) => type !== documentType);
  return side === Side.debit && madeHere && isPrintable;
}

function sumOf(operations: readonly Pick<Operation, 'amount'>[]): string {
  return fromMinor(operations.reduce((sum, { amount }) => sum + toMinor(amount), 0n));
}
