import type { AnswerOf, documentsToSign, DocumentToSign, RequestOf, SignedRef } from '@ncb/shared-kernel/api/contract';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { BATCH_MAX, DECLARATION, PAYROLL } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, inArray } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { findDeclarationsToSign } from '../declarations';
import { parseId } from '../parse-id';
import { isReadable, buildCompanyDocumentsCondition, type DocumentRow } from '../documents/find-document';
import { findSigningDifference } from '../payroll/find-signing-difference';
import { getDocumentKind } from '../documents/get-document-kind';
import { readSignatures, type StoredSignature } from '../documents/read-signatures';
import { countNamesToSign } from '../receivers/read-name-results';
import { findActiveCertificates } from './certificates';
import { checkSigning } from './check-signing';

const { document, documentVersion } = schema;

/** Answers `get_docs2sign`. */
export async function findTextsToSign(
  bank: Services,
  caller: CompanyCaller,
  { documents: refs }: RequestOf<typeof documentsToSign>,
): Promise<Outcome<AnswerOf<typeof documentsToSign>>> {
  if (refs.length > BATCH_MAX) return refuse('badRequest', { params: { max: String(BATCH_MAX) } });
  const { db } = bank;
  const { userId, at } = caller;
  const isDeclaration = ({ type }: SignedRef) => type === DECLARATION;
  const ids = refs
    .filter((ref) => !isDeclaration(ref))
    .map(({ id }) => parseId(id))
    .filter((id) => id !== null);
  const found = [
    ...(ids.length > 0 ? await findCurrentVersions(db.queries, caller, ids) : []),
    ...(await findDeclarationsToSign(
      bank,
      caller,
      refs.filter(isDeclaration).map(({ id }) => id),
    )),
  ];
  const documents = refs.flatMap(({ id, type }) =>
    found.filter((item) => item.id === id && item.type === type).slice(0, 1),
  );
  const certificates = await findActiveCertificates(db.queries, userId, at);
  return succeed({ documents, certificates: certificates.map((der) => Buffer.from(der).toString('base64')) });
}

async function findCurrentVersions(
  queries: Queries,
  caller: CompanyCaller,
  ids: readonly number[],
): Promise<readonly DocumentToSign[]> {
  const { membership } = caller;
  const rows = await queries
    .select({ document, canonical: documentVersion.canonical })
    .from(document)
    .innerJoin(
      documentVersion,
      and(eq(documentVersion.documentId, document.id), eq(documentVersion.version, document.version)),
    )
    .where(and(buildCompanyDocumentsCondition(membership.companyId), inArray(document.id, [...ids])));
  // A hidden payroll is like an unknown document.
  const readable = rows.filter((row) => isReadable(row.document, membership));
  const readableIds = readable.map((row) => row.document.id);
  const signatures = await readSignatures(queries, readableIds);
  const names = await countNamesToSign(queries, membership.companyId, readableIds);
  return Promise.all(
    readable.map(async (row) => {
      const { id } = row.document;
      const nameChecks = names.get(id);
      return {
        ...(await toSign(queries, caller, row, signatures.get(id) ?? [])),
        ...(nameChecks && { nameChecks }),
      };
    }),
  );
}

async function toSign(
  queries: Queries,
  { membership, userId, bankDay }: CompanyCaller,
  { document: row, canonical }: { readonly document: DocumentRow; readonly canonical: string },
  signatures: readonly StoredSignature[],
): Promise<DocumentToSign> {
  const difference = row.type === PAYROLL ? await findSigningDifference(queries, row) : undefined;
  const earlier = signatures.find((signature) => signature.userId === userId)?.mark.right ?? null;
  const step = await checkSigning(queries, row, membership, { userId, earlier, bankDay });
  return {
    id: String(row.id),
    type: row.type,
    version: row.version,
    title: `${getDocumentKind(row).title} № ${row.number} від ${toDotted(row.documentDate)}`,
    canonical,
    status: row.status,
    signatures: signatures.map(({ mark }) => mark),
    ...(difference && { difference }),
    ...(row.details.receiverNameCheck && { receiverNameCheck: row.details.receiverNameCheck }),
    ...(step.ok ? { statusAfter: step.value } : { refusal: step.refusal.code }),
  };
}
