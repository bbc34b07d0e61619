import { writeCanonical } from '@ncb/shared-kernel/domain/documents';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import type { DeclarationKind } from '../../db/schema';
import { selectRows } from '../../db';
import { readCompany } from '../organisation/read-company';

const { declaration } = schema;

interface DeclarationText {
  readonly kind: DeclarationKind;
  /** Subject; an unsigned earlier text about it is withdrawn. */
  readonly objectId: number;
  readonly subject: string;
  /** Lines `name: value`; empty ones and invisible characters are dropped. */
  readonly lines: readonly string[];
  readonly payload: unknown;
}

/** Stores the text to be signed, which never changes. @returns the id under which it is signed */
export async function storeDeclaration(
  tx: Queries,
  { membership: { companyId }, userId, at, bankDay }: CompanyCaller,
  { kind, objectId, subject, lines, payload }: DeclarationText,
): Promise<string> {
  const { fullName, code } = await readCompany(tx, companyId);
  await withdrawDeclarations(tx, { companyId, kind, objectId }, at);
  const [next] = await selectRows<{ id: string }>(
    tx,
    sql`SELECT nextval(pg_get_serial_sequence('declaration', 'id'))::text AS id`,
  );
  const id = next?.id ?? '';
  const canonical = writeCanonical('declaration', {
    id,
    version: '1',
    documentDate: bankDay,
    subject: tidyLine(subject),
    companyName: tidyLine(fullName),
    companyCode: code,
    content: lines
      .map(tidyLine)
      .filter((line) => line !== '')
      .join('\n'),
  });
  await tx.insert(declaration).values({
    id: Number(id),
    companyId,
    kind,
    objectId,
    subject,
    canonical,
    payload,
    authorId: userId,
    createdAt: at,
  });
  return id;
}

/** Withdraws unsigned texts whose subject has changed. */
export async function withdrawDeclarations(
  tx: Queries,
  { companyId, kind, objectId }: { companyId: number; kind: DeclarationKind; objectId: number },
  at: Date,
): Promise<void> {
  await tx
    .update(declaration)
    .set({ withdrawnAt: at })
    .where(
      and(
        eq(declaration.companyId, companyId),
        eq(declaration.kind, kind),
        eq(declaration.objectId, objectId),
        isNull(declaration.acceptedAt),
        isNull(declaration.withdrawnAt),
      ),
    );
}
