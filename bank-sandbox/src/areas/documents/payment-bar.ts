import type { RefusalCode } from '@ncb/shared-kernel/domain';
import { canPayFrom } from '@ncb/shared-kernel/domain/rules';
import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import type { DocumentRow } from './company-document';

const { account } = schema;

/**
 * What has changed since a document was saved so that its account cannot pay it any more; null if it can.
 * Source: reference/banking 5.3 ("at signing check again")
 */
export async function paymentBar(
  tx: Queries,
  { accountId, valueDate, valueDateFixed }: DocumentRow,
  bankDay: string,
): Promise<RefusalCode | null> {
  if (valueDate !== null && !valueDateFixed && valueDate < bankDay) return 'valueDatePast';
  const [debit] = await tx.select().from(account).where(eq(account.id, accountId));
  return debit && canPayFrom(debit) ? null : 'accountNotAllowed';
}
