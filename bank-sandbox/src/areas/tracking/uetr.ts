import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import type { DocumentRow } from '../documents/company-document';

const { document } = schema;

/** The number that other banks know a payment by, given when it is accepted; one sent again after a recall keeps it. */
export async function giveUetr(tx: Queries, { id }: Pick<DocumentRow, 'id'>): Promise<void> {
  await tx
    .update(document)
    .set({ uetr: randomUUID() })
    .where(and(eq(document.id, id), isNull(document.uetr)));
}
