import type { AnswerOf, RequestOf, signDocuments, SignedRef } from '@ncb/shared-kernel/api/contract';
import { DECLARATION, type SignatureRight, type StoredStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, isNotNull } from 'drizzle-orm';
import { buildAuditEntry, SIGN_ACTIONS, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { inTransaction, schema, type Queries } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { isSameSignature } from '../../signatures';
import { isSameBytes } from '../../is-same-bytes';
import { signDeclaration } from '../declarations';
import { findDocument, isReadable, isSeen, lockDocument, type DocumentRow } from '../documents/find-document';
import { lockApproval } from '../payment-rules/approval';
import { runForEachDocument } from './run-for-each-document';
import { lockActiveCertificate } from './certificates';
import { checkSigning, findOwnSignature } from './check-signing';
import { lookAhead } from './look-ahead';
import { readPresentMembership } from './read-present-membership';
import { verifyCallerSignature, type VerifiedSignature } from './verify-caller-signature';

const { document, documentSignature, documentVersion } = schema;

type Request = RequestOf<typeof signDocuments>;
type SubmittedSignature = Request['signatures'][number];

/** Number of parallel verifications: one by one, a batch would use one core. */
const VERIFIED_AHEAD = 4;

/** Answers `sign_doc`. */
export async function signEach(
  bank: Services,
  caller: CompanyCaller,
  { documents, signatures }: Request,
): Promise<Outcome<AnswerOf<typeof signDocuments>>> {
  const submitted = new Map(signatures.map((item) => [item.id, item]));
  const checkNext = lookAhead(documents, VERIFIED_AHEAD, (ref) => checkOne(bank, caller, ref, submitted.get(ref.id)));
  return runForEachDocument(bank, caller, 'sign', documents, async (ref) => {
    const checked = await checkNext();
    if (ref.type === DECLARATION) return signDeclaration(bank, caller, ref.id, submitted.get(ref.id));
    if (!checked.ok) return checked;
    if ('status' in checked.value) return succeed(checked.value.status);
    return storeSignature(bank, caller, ref.id, checked.value.version, checked.value.verified);
  });
}

type Checked =
  | { readonly status: StoredStatus | null }
  | { readonly version: number; readonly verified: VerifiedSignature };

async function checkOne(
  bank: Services,
  caller: CompanyCaller,
  ref: SignedRef,
  submitted: SubmittedSignature | undefined,
): Promise<Outcome<Checked>> {
  if (ref.type === DECLARATION) return succeed({ status: null });
  const row = await findDocument(bank.db.queries, caller.membership.companyId, ref.id);
  if (!row || row.type !== ref.type || !isSeen(row, caller.membership)) return refuse('notFound');
  if (!submitted) return refuse('signatureInvalid');
  if (submitted.version !== row.version) return refuse('documentChanged');
  const der = Buffer.from(submitted.signature, 'base64');
  const earlier = await findOwnSignature(bank.db.queries, row.id, caller.userId);
  // The same signature again is a repeated request.
  if (earlier && isSameBytes(earlier.signature, der)) return succeed({ status: earlier.status });
  const verified = await verify(bank, caller, row, der);
  return verified.ok ? succeed({ version: row.version, verified: verified.value }) : verified;
}

async function verify(
  bank: Services,
  caller: CompanyCaller,
  row: DocumentRow,
  der: Uint8Array,
): Promise<Outcome<VerifiedSignature>> {
  const [version] = await bank.db.queries
    .select({ canonical: documentVersion.canonical })
    .from(documentVersion)
    .where(and(eq(documentVersion.documentId, row.id), eq(documentVersion.version, row.version)));
  if (!version) throw new Error(`document ${row.id} has no text of its version`);
  return verifyCallerSignature(bank, caller, version.canonical, der);
}

/** Stores a signature under the lock: the document may have changed since it was read. */
async function storeSignature(
  { db }: Services,
  caller: CompanyCaller,
  id: string,
  version: number,
  verified: VerifiedSignature,
): Promise<Outcome<StoredStatus>> {
  const { companyId } = caller.membership;
  return inTransaction(db, async (tx) => {
    const row = await lockDocument(tx, companyId, id);
    if (!row) return refuse('notFound');
    if (row.version !== version) return refuse('documentChanged');
    const earlier = await findOwnSignature(tx, row.id, caller.userId);
    if (earlier && isSameBytes(earlier.signature, verified.der)) return succeed(earlier.status);
    const membership = await readPresentMembership(tx, caller);
    // Users never sign what they may not read.
    if (!isReadable(row, membership)) return refuse('forbidden');
    await lockApproval(tx, companyId);
    const step = await checkSigning(tx, row, membership, {
      userId: caller.userId,
      earlier: earlier?.signatureRight ?? null,
      bankDay: caller.bankDay,
    });
    if (!step.ok) return step;
    if (await isWithdrawn(tx, caller, row, verified.der)) return refuse('signatureInvalid');
    if (!(await lockActiveCertificate(tx, verified.certificateId))) return refuse('certificateInactive');
    await insertSignature(tx, caller, row, membership.right, verified);
    await tx.update(document).set({ status: step.value }).where(eq(document.id, row.id));
    await writeAudit(tx, buildAuditEntry(caller, SIGN_ACTIONS[membership.right], 'document', id));
    return step;
  });
}

/**
 * True for a signature withdrawn from this version. A signature is accepted for minutes after it was made, so it could
 * return without the key.
 */
async function isWithdrawn(
  tx: Queries,
  { userId }: CompanyCaller,
  { id, version }: DocumentRow,
  der: Uint8Array,
): Promise<boolean> {
  const { documentId, revokedAt, signature, userId: signer, version: signedVersion } = documentSignature;
  const withdrawn = await tx
    .select({ signature })
    .from(documentSignature)
    .where(and(eq(documentId, id), eq(signedVersion, version), eq(signer, userId), isNotNull(revokedAt)));
  return withdrawn.some((earlier) => isSameSignature(earlier.signature, der));
}

async function insertSignature(
  tx: Queries,
  { userId, at }: CompanyCaller,
  { id, version }: DocumentRow,
  signatureRight: SignatureRight,
  { certificateId, signingTime, der }: VerifiedSignature,
): Promise<void> {
  await tx.insert(documentSignature).values({
    documentId: id,
    version,
    userId,
    certificateId,
    signatureRight,
    signature: der,
    signingTime,
    acceptedAt: at,
  });
}
