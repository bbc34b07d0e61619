import type { AnswerOf, listDeposits } from '@ncb/shared-kernel/api/contract';
import { desc, eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema } from '../../db';
import { succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { toDeposit } from './to-deposit';
import { findOperations } from './running-deposit';

const { deposit, depositOffer } = schema;

const DEPOSITS_SHOWN_MAX = 1000;

/** Answers `get_deposits`, with closed ones. */
export async function findDeposits(
  { db }: Services,
  { membership, bankDay }: CompanyCaller,
): Promise<Outcome<AnswerOf<typeof listDeposits>>> {
  const rows = await db.queries
    .select({ row: deposit, name: depositOffer.name })
    .from(deposit)
    .leftJoin(depositOffer, eq(depositOffer.id, deposit.offerId))
    .where(eq(deposit.companyId, membership.companyId))
    .orderBy(desc(deposit.startDate), desc(deposit.id))
    .limit(DEPOSITS_SHOWN_MAX);
  const operations = await findOperations(
    db.queries,
    rows.map(({ row }) => row.id),
  );
  return succeed({
    deposits: rows.map(({ row, name }) => toDeposit({ row, name, operations: operations.get(row.id) ?? [] }, bankDay)),
  });
}
