import type { DocumentToSign } from '@ncb/shared-kernel/api/contract';
import { DECLARATION } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, isNull } from 'drizzle-orm';
import { buildAuditEntry, SIGN_ACTIONS, writeAudit } from '../../audit';
import { isSameBytes } from '../../is-same-bytes';
import type { CompanyCaller } from '../../callers';
import { inTransaction, schema, type Queries } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { parseId } from '../parse-id';
import { lockActiveCertificate } from '../signing/certificates';
import { verifyCallerSignature } from '../signing/verify-caller-signature';
import type { Declaration, KindOfDeclaration } from './kind-of-declaration';
import type { DeclarationKind } from '../../db/schema';
import { KEY_DECLARATION } from '../certificates/request-renewal';
import { LETTER_DECLARATION } from '../mail/letter-declaration';
import { QUESTIONNAIRE_DECLARATION } from '../organisation/questionnaire-declaration';
import { PAYMENT_RULES_DECLARATION } from '../payment-rules/decide-rules';
import { RIGHTS_DECLARATION } from '../users/decide-change';

const { declaration } = schema;

interface SubmittedSignature {
  readonly version: number;
  /** DER, base64. */
  readonly signature: string;
}

export async function findDeclarationsToSign(
  { db: { queries } }: Services,
  caller: CompanyCaller,
  ids: readonly string[],
): Promise<readonly DocumentToSign[]> {
  const found: DocumentToSign[] = [];
  for (const id of ids) {
    const row = await findDeclaration(queries, caller, id);
    if (!row || row.withdrawnAt !== null || row.acceptedAt !== null) continue;
    if (!(await DECLARATION_KINDS[row.kind].mayBeSignedBy(queries, row, caller)).ok) continue;
    const { id: rowId, subject: title, canonical } = row;
    found.push({ id: String(rowId), type: DECLARATION, version: 1, title, canonical, signatures: [] });
  }
  return found;
}

/** Stores the signature and executes the declaration, or neither. */
export async function signDeclaration(
  bank: Services,
  caller: CompanyCaller,
  id: string,
  submitted: SubmittedSignature | undefined,
): Promise<Outcome<null>> {
  const row = await findDeclaration(bank.db.queries, caller, id);
  if (!row) return refuse('notFound');
  if (!submitted) return refuse('signatureInvalid');
  if (submitted.version !== 1) return refuse('documentChanged');
  const der = Buffer.from(submitted.signature, 'base64');
  // A repeated request brings the same signature.
  if (row.signature && isSameBytes(row.signature, der)) return succeed(null);
  const verified = await verifyCallerSignature(bank, caller, row.canonical, der);
  if (!verified.ok) return verified;
  const { certificateId, signingTime } = verified.value;
  return inTransaction(bank.db, async (tx) => {
    const locked = await findDeclaration(tx, caller, id, true);
    if (!locked) return refuse('notFound');
    if (locked.signature && isSameBytes(locked.signature, der)) return succeed(null);
    if (locked.withdrawnAt !== null) return refuse('documentChanged');
    if (locked.acceptedAt !== null) return refuse('statusForbidsAction');
    const kind = DECLARATION_KINDS[locked.kind];
    const allowed = await kind.mayBeSignedBy(tx, locked, caller);
    if (!allowed.ok) return allowed;
    if (!(await lockActiveCertificate(tx, certificateId))) return refuse('certificateInactive');
    await tx
      .update(declaration)
      .set({ signerId: caller.userId, certificateId, signature: der, signingTime, acceptedAt: caller.at })
      .where(and(eq(declaration.id, locked.id), isNull(declaration.acceptedAt)));
    const accepted = await kind.accept(tx, locked, caller, bank);
    if (!accepted.ok) return accepted;
    await writeAudit(tx, buildAuditEntry(caller, SIGN_ACTIONS[caller.membership.right], 'declaration', id));
    return succeed(null);
  });
}

async function findDeclaration(
  queries: Queries,
  { membership: { companyId } }: CompanyCaller,
  id: string,
  isLocked = false,
): Promise<Declaration | null> {
  const query = queries
    .select()
    .from(declaration)
    .where(and(eq(declaration.id, parseId(id) ?? 0), eq(declaration.companyId, companyId)));
  const [found] = await (isLocked ? query.for('no key update') : query);
  return found ?? null;
}

const DECLARATION_KINDS: Readonly<Record<DeclarationKind, KindOfDeclaration>> = {
  questionnaire: QUESTIONNAIRE_DECLARATION,
  rights: RIGHTS_DECLARATION,
  key: KEY_DECLARATION,
  letter: LETTER_DECLARATION,
  paymentRules: PAYMENT_RULES_DECLARATION,
};
