import { readCanonical, type CanonicalField } from '@ncb/shared-kernel/domain/documents';
import { and, asc, eq } from 'drizzle-orm';
import { toKyivMoment } from '../../clock';
import { schema, type Queries } from '../../db';
import type { DocumentRow } from '../documents/find-document';
import { buildValidSignaturesCondition } from '../documents/build-valid-signatures-condition';

const { appUser, certificate, documentSignature, documentVersion, membership } = schema;

export interface SignedContent {
  readonly fields: readonly { readonly name: CanonicalField; readonly value: string }[];
  readonly signers: readonly Signer[];
}

export interface Signer {
  readonly name: string;
  readonly position: string;
  readonly certificateSerial: string;
  /** Kyiv time, `2026-11-20T18:50:19`. */
  readonly at: string;
}

/** Reads the signed text, so that exactly that is printed. */
export async function readSignedContent(queries: Queries, row: DocumentRow): Promise<SignedContent> {
  const [stored] = await queries
    .select({ canonical: documentVersion.canonical })
    .from(documentVersion)
    .where(and(eq(documentVersion.documentId, row.id), eq(documentVersion.version, row.version)));
  const reading = readCanonical(stored?.canonical ?? '');
  if (!reading.ok) throw new Error(`document ${row.id} has no text of its version`);
  return { fields: reading.document.fields, signers: await findSigners(queries, row) };
}

async function findSigners(queries: Queries, row: DocumentRow): Promise<readonly Signer[]> {
  const rows = await queries
    .select({
      lastName: appUser.lastName,
      firstName: appUser.firstName,
      middleName: appUser.middleName,
      position: membership.position,
      certificateSerial: certificate.serial,
      signingTime: documentSignature.signingTime,
    })
    .from(documentSignature)
    .innerJoin(appUser, eq(appUser.id, documentSignature.userId))
    .innerJoin(certificate, eq(certificate.id, documentSignature.certificateId))
    // A signatory may have left the company.
    .leftJoin(membership, and(eq(membership.userId, appUser.id), eq(membership.companyId, row.companyId)))
    .where(buildValidSignaturesCondition(row))
    .orderBy(asc(documentSignature.id));
  return rows.map(({ lastName, firstName, middleName, position, certificateSerial, signingTime }) => ({
    name: `${lastName} ${firstName} ${middleName}`.trim(),
    position: position ?? '',
    certificateSerial,
    at: toKyivMoment(signingTime),
  }));
}
