import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import type { StoredDeal } from '../../db/schema';
import type { DocumentRow } from '../documents/find-document';
import { requireCurrencyRequest } from './stored-details';

const { document } = schema;

/** Stores rate and sums of the deal: rates change, and the ledger has sums only. */
export async function storeDeal(tx: Queries, row: DocumentRow, deal: StoredDeal): Promise<void> {
  const details = { ...row.details, currencyRequest: { ...requireCurrencyRequest(row), deal } };
  await tx.update(document).set({ details }).where(eq(document.id, row.id));
}
