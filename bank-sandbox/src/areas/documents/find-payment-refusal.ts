import type { RefusalCode } from '@ncb/shared-kernel/domain';
import { canPayFrom } from '@ncb/shared-kernel/domain/rules';
import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { isCodeOfOther } from '../receivers/is-code-of-other';
import type { DocumentRow } from './find-document';

const { account } = schema;

/** Returns why the account of a saved document cannot pay. Source: docs/requirements/banking-rules.md#transitions. */
export async function findPaymentRefusal(
  tx: Queries,
  { accountId, valueDate, valueDateFixed }: DocumentRow,
  bankDay: string,
): Promise<RefusalCode | null> {
  if (valueDate !== null && !valueDateFixed && valueDate < bankDay) return 'valueDatePast';
  const [debit] = await tx.select().from(account).where(eq(account.id, accountId));
  return debit && canPayFrom(debit) ? null : 'accountNotAllowed';
}

/** Refuses a code that is not the owner's; older documents may have one. */
export async function findReceiverRefusal(
  tx: Queries,
  { receiverAccount: account, receiverCode: code }: DocumentRow,
): Promise<RefusalCode | null> {
  return (await isCodeOfOther(tx, { account, code })) ? 'codeNotOfAccount' : null;
}
