import { Role, SignatureRight, type StoredStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { getApprovedTransition, getSignTransition, type Signer } from '@ncb/shared-kernel/domain/workflow';
import { and, eq } from 'drizzle-orm';
import type { CompanyCaller, Membership } from '../../callers';
import { schema, type Queries } from '../../db';
import { refuse, type Outcome } from '../../outcome';
import type { DocumentRow } from '../documents/find-document';
import { getDocumentKind } from '../documents/get-document-kind';
import { readApprovalState } from '../payment-rules/approval';
import { findCallBackRefusal } from '../payment-rules/payee-demands';
import { buildValidSignaturesCondition } from '../documents/build-valid-signatures-condition';
import { toStepOutcome } from './run-for-each-document';

const { document, documentSignature } = schema;

/**
 * Checks a signature before the key is read, and again under the lock.
 * @param earlier right of the user's existing signature
 */
export async function checkSigning(
  queries: Queries,
  row: DocumentRow,
  signer: Signer & Pick<Membership, 'signScheme' | 'role'>,
  { userId, earlier, bankDay }: Pick<CompanyCaller, 'userId' | 'bankDay'> & { readonly earlier: SignatureRight | null },
): Promise<Outcome<StoredStatus>> {
  const isDirector = signer.role === Role.director;
  const approval = await readApprovalState(queries, row, { userId, isDirector, bankDay });
  const step = toStepOutcome(
    approval
      ? getApprovedTransition(row.status, signer, signer.signScheme, approval)
      : getSignTransition(row.status, signer, signer.signScheme),
  );
  if (!step.ok) return step;
  if (earlier !== null) return refuse(getSecondSignatureRefusal(earlier));
  const refusal =
    (await getDocumentKind(row).findRefusal(queries, row, bankDay)) ??
    (await findCallBackRefusal(queries, row, bankDay));
  return refusal ? refuse(refusal) : step;
}

interface OwnSignature {
  readonly signature: Uint8Array;
  readonly signatureRight: SignatureRight;
  readonly status: StoredStatus;
}

/** Finds signature and status in one statement: otherwise the status could precede the signature. */
export async function findOwnSignature(
  queries: Queries,
  documentId: number,
  userId: number,
): Promise<OwnSignature | null> {
  const { signature, signatureRight } = documentSignature;
  const [found] = await queries
    .select({ signature, signatureRight, status: document.status })
    .from(document)
    .innerJoin(documentSignature, buildValidSignaturesCondition(document))
    .where(and(eq(document.id, documentId), eq(documentSignature.userId, userId)));
  return found ?? null;
}

/** Refuses a second signature: a user never fills both places, even if their right changed in between. */
function getSecondSignatureRefusal(right: SignatureRight): 'firstSignatureExists' | 'secondSignatureExists' {
  return right === SignatureRight.second ? 'secondSignatureExists' : 'firstSignatureExists';
}
