import type { AnswerOf, getDeposit, RequestOf } from '@ncb/shared-kernel/api/contract';
import { breakDeposit, buildDepositSchedule } from '@ncb/shared-kernel/domain/interest';
import { DepositStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { parseId } from '../parse-id';
import { toDeposit } from './to-deposit';
import { findOperations, toRunningDeposit } from './running-deposit';

const { deposit, depositOffer } = schema;

/** Answers `get_deposit`. */
export async function readDeposit(
  { db }: Services,
  { membership, bankDay }: CompanyCaller,
  { id }: RequestOf<typeof getDeposit>,
): Promise<Outcome<AnswerOf<typeof getDeposit>>> {
  const [found] = await db.queries
    .select({ row: deposit, name: depositOffer.name })
    .from(deposit)
    .leftJoin(depositOffer, eq(depositOffer.id, deposit.offerId))
    .where(and(eq(deposit.id, parseId(id) ?? 0), eq(deposit.companyId, membership.companyId)));
  if (!found) return refuse('notFound');
  const { row, name } = found;
  const operations = (await findOperations(db.queries, [row.id])).get(row.id) ?? [];
  const running = toRunningDeposit(row, operations);
  const isActive = row.status === DepositStatus.active;
  const payments = isActive ? buildDepositSchedule(running, row.renewals > 0) : [];
  const mayBreak = isActive && row.earlyRate !== null && bankDay < row.endDate;
  return succeed({
    deposit: toDeposit({ row, name, operations }, bankDay),
    operations: operations.map(({ day, kind, amount }) => ({ date: day, kind, amount })),
    payments: payments.map(({ day, amount, balance }) => ({ date: day, amount, balance })),
    early: mayBreak ? breakDeposit(running, row.earlyRate ?? '', bankDay) : null,
  });
}
