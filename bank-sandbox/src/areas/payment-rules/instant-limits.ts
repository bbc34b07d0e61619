import type { RefusalCode } from '@ncb/shared-kernel/domain';
import { addAmounts, compareAmounts } from '@ncb/shared-kernel/domain/money';
import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import type { DocumentRow } from '../documents/find-document';
import { lockSums } from './lock-sums';
import { readPaymentRules } from './rules-in-force';

const { document } = schema;

/** Sums the instant payments that the company has sent on a day, UAH; refused ones do not count. */
export async function sumSentInstant(queries: Queries, companyId: number, day: string): Promise<string> {
  const [sent] = await queries
    .select({ amount: sql<string>`coalesce(sum(${document.amount}), 0.00)` })
    .from(document)
    .where(
      and(
        eq(document.companyId, companyId),
        eq(document.sentDay, day),
        sql`(${document.details} ->> 'isInstant') = 'true'`,
        inArray(document.status, [DocumentStatus.inProgress, DocumentStatus.success]),
      ),
    );
  return sent?.amount ?? '0.00';
}

/** Returns why a limit of the company forbids to send an instant payment today. */
export async function findLimitRefusal(
  tx: Queries,
  { companyId, amount, details }: DocumentRow,
  bankDay: string,
): Promise<RefusalCode | null> {
  if (!details.isInstant) return null;
  // Two payments sent at the same moment would both fit into the rest of the day.
  await lockSums(tx, 'instant limits', companyId);
  const { perPayment, perDay } = (await readPaymentRules(tx, companyId)).limits;
  const isAbove = (limit: string | null) => limit !== null && compareAmounts(amount, limit) > 0;
  if (isAbove(perPayment) || isAbove(perDay)) return 'instantLimitExceeded';
  if (perDay === null) return null;
  const sum = addAmounts(await sumSentInstant(tx, companyId, bankDay), amount);
  return compareAmounts(sum, perDay) > 0 ? 'instantDayLimitExceeded' : null;
}
