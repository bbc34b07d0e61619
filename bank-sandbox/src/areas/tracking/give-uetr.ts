import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import type { DocumentRow } from '../documents/find-document';

const { document } = schema;

/** Gives a UETR, which a payment sent again after a recall keeps. */
export async function giveUetr(tx: Queries, { id }: Pick<DocumentRow, 'id'>): Promise<void> {
  await tx
    .update(document)
    .set({ uetr: randomUUID() })
    .where(and(eq(document.id, id), isNull(document.uetr)));
}
