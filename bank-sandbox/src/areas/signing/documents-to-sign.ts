import type { AnswerOf, documentsToSign, DocumentToSign, RequestOf } from '@ncb/shared-kernel/api/contract';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { BATCH_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, inArray } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import { done, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { parseId } from '../ids';
import { ofCompany } from '../documents/company-document';
import { kindOf } from '../documents/kinds';
import { activeCertificates } from './certificates';

const { document, documentVersion } = schema;

/** `get_docs2sign`: the canonical texts in the order asked for; documents that the company has not are left out. */
export async function textsToSign(
  { db }: Services,
  { membership, userId, at }: CompanyCaller,
  { documents: wanted }: RequestOf<typeof documentsToSign>,
): Promise<Outcome<AnswerOf<typeof documentsToSign>>> {
  if (wanted.length > BATCH_MAX) return refuse('badRequest', { params: { max: String(BATCH_MAX) } });
  const ids = wanted.map(({ id }) => parseId(id)).filter((id) => id !== null);
  const found = ids.length > 0 ? await currentVersions(db.queries, membership.companyId, ids) : [];
  const documents = wanted.flatMap(({ id, type }) =>
    found.filter((item) => item.id === id && item.type === type).slice(0, 1),
  );
  const certificates = await activeCertificates(db.queries, userId, at);
  return done({ documents, certificates: certificates.map((der) => Buffer.from(der).toString('base64')) });
}

async function currentVersions(
  queries: Queries,
  companyId: number,
  ids: readonly number[],
): Promise<readonly DocumentToSign[]> {
  const rows = await queries
    .select({ document, canonical: documentVersion.canonical })
    .from(document)
    .innerJoin(
      documentVersion,
      and(eq(documentVersion.documentId, document.id), eq(documentVersion.version, document.version)),
    )
    .where(and(ofCompany(companyId), inArray(document.id, [...ids])));
  return rows.map(({ document: row, canonical }) => ({
    id: String(row.id),
    type: row.type,
    version: row.version,
    title: `${kindOf(row).title} № ${row.number} від ${toDotted(row.documentDate)}`,
    canonical,
  }));
}
