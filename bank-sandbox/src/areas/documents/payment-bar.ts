import type { RefusalCode } from '@ncb/shared-kernel/domain';
import { canPayFrom } from '@ncb/shared-kernel/domain/rules';
import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { isCodeOfOther } from '../receivers/is-code-of-other';
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

/** Refuses a document whose code is not the account owner's, such as one stored before the two were compared. */
export async function receiverBar(
  tx: Queries,
  { receiverAccount: account, receiverCode: code }: DocumentRow,
): Promise<RefusalCode | null> {
  return (await isCodeOfOther(tx, { account, code })) ? 'codeNotOfAccount' : null;
}
