import type { SignatureRight } from '@ncb/shared-kernel/domain/vocabulary';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { toKyivMoment } from '../../clock';
import { schema, type Queries } from '../../db';
import { formatShortName } from '../identity/users';
import type { DocumentRow } from './find-document';
import { buildValidSignaturesCondition } from './build-valid-signatures-condition';

const { appUser, certificate, document, documentSignature } = schema;

export interface StoredSignature {
  readonly userId: number;
  readonly mark: {
    readonly signer: string;
    readonly right: SignatureRight;
    /** Kyiv time. */
    readonly at: string;
    /** Serial number. */
    readonly certificate: string;
  };
}

/** Lists signatories of the present version in order. */
export async function readSignatureMarks(queries: Queries, { id }: Pick<DocumentRow, 'id'>) {
  return ((await readSignatures(queries, [id])).get(id) ?? []).map(({ mark }) => mark);
}

/**
 * Reads signatures in one statement, for up to a thousand documents.
 * @returns by document id, in order of signing; no entry without signatures
 */
export async function readSignatures(
  queries: Queries,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly StoredSignature[]>> {
  const rows = await queries
    .select({
      documentId: document.id,
      userId: appUser.id,
      signatureRight: documentSignature.signatureRight,
      signingTime: documentSignature.signingTime,
      lastName: appUser.lastName,
      firstName: appUser.firstName,
      middleName: appUser.middleName,
      serial: certificate.serial,
    })
    .from(document)
    .innerJoin(documentSignature, and(inArray(document.id, [...ids]), buildValidSignaturesCondition(document)))
    .innerJoin(appUser, eq(appUser.id, documentSignature.userId))
    .innerJoin(certificate, eq(certificate.id, documentSignature.certificateId))
    .orderBy(asc(documentSignature.id));
  const signatures = new Map<number, StoredSignature[]>();
  for (const { documentId, userId, signatureRight, signingTime, serial, ...signer } of rows) {
    const mark = {
      signer: formatShortName(signer),
      right: signatureRight,
      at: toKyivMoment(signingTime),
      certificate: serial,
    };
    signatures.set(documentId, [...(signatures.get(documentId) ?? []), { userId, mark }]);
  }
  return signatures;
}
