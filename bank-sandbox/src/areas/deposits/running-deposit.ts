import type { DatedAmount, RunningDeposit } from '@ncb/shared-kernel/domain/interest';
import { subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { DepositOperationKind, DepositStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import { parseId } from '../parse-id';

const { deposit, depositOperation } = schema;

export type DepositRow = typeof deposit.$inferSelect;
export type OperationRow = typeof depositOperation.$inferSelect;

const { placed, renewed, added, withdrawn, interest, capitalised } = DepositOperationKind;
const BEGINS_TERM: readonly DepositOperationKind[] = [placed, renewed];
const PLACES: readonly DepositOperationKind[] = [placed, renewed, added, withdrawn];
const PAYS: readonly DepositOperationKind[] = [interest, capitalised];

/** Builds the input of the interest rules from the present term. */
export function toRunningDeposit(row: DepositRow, operations: readonly OperationRow[]): RunningDeposit {
  const term = operations.slice(operations.findLastIndex(({ kind }) => BEGINS_TERM.includes(kind)));
  const datedAmounts = (kinds: readonly DepositOperationKind[]): readonly DatedAmount[] =>
    term
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ day, kind, amount }) => ({ day, amount: kind === withdrawn ? subtractAmounts('0.00', amount) : amount }));
  return {
    rate: row.rate,
    basis: row.basis,
    currencyCode: row.currencyCode,
    payout: row.payout,
    start: row.startDate,
    end: row.endDate,
    placed: datedAmounts(PLACES),
    paid: datedAmounts(PAYS),
  };
}

export async function findOperations(
  queries: Queries,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly OperationRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select()
    .from(depositOperation)
    .where(inArray(depositOperation.depositId, [...ids]))
    .orderBy(asc(depositOperation.id));
  const byDeposit = new Map<number, OperationRow[]>();
  for (const row of rows) byDeposit.set(row.depositId, [...(byDeposit.get(row.depositId) ?? []), row]);
  return byDeposit;
}

export async function readRunning(queries: Queries, row: DepositRow): Promise<RunningDeposit> {
  return toRunningDeposit(row, (await findOperations(queries, [row.id])).get(row.id) ?? []);
}

/** Locks an active deposit of the company. */
export async function lockRunning(tx: Queries, companyId: number, id: string): Promise<Outcome<DepositRow>> {
  const [row] = await tx
    .select()
    .from(deposit)
    .where(and(eq(deposit.id, parseId(id) ?? 0), eq(deposit.companyId, companyId)))
    .for('no key update');
  if (!row) return refuse('notFound');
  return row.status === DepositStatus.active ? succeed(row) : refuse('depositClosed');
}
