import { asc, eq } from 'drizzle-orm';
import { kyivMoment } from '../../clock';
import { schema, type Queries } from '../../db';
import { shortName } from '../identity/users';
import type { DocumentRow } from './company-document';
import { validSignatures } from './valid-signatures';

const { appUser, certificate, documentSignature } = schema;

/** Who has signed the present version of a document, in the order of the signatures. */
export async function signatureMarks(queries: Queries, row: Pick<DocumentRow, 'id' | 'version'>) {
  const rows = await queries
    .select({ signature: documentSignature, signer: appUser, certificate: certificate.serial })
    .from(documentSignature)
    .innerJoin(appUser, eq(appUser.id, documentSignature.userId))
    .innerJoin(certificate, eq(certificate.id, documentSignature.certificateId))
    .where(validSignatures(row))
    .orderBy(asc(documentSignature.id));
  return rows.map(({ signature, signer, certificate: serial }) => ({
    signer: shortName(signer),
    right: signature.signatureRight,
    at: kyivMoment(signature.signingTime),
    certificate: serial,
  }));
}
