import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, type SQL } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import type { DocumentRow } from '../documents/find-document';

const { document } = schema;

/** True if a payment of the company to the account was executed. @param condition of such a payment */
export async function wasPaid(
  queries: Queries,
  { companyId, receiverAccount }: Pick<DocumentRow, 'companyId' | 'receiverAccount'>,
  condition?: SQL,
): Promise<boolean> {
  const [paid] = await queries
    .select({ id: document.id })
    .from(document)
    .where(
      and(
        eq(document.companyId, companyId),
        eq(document.receiverAccount, receiverAccount),
        eq(document.status, DocumentStatus.success),
        condition,
      ),
    )
    .limit(1);
  return paid !== undefined;
}
