import type { DocumentToSign } from '@ncb/shared-kernel/api/contract';
import { DECLARATION } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, isNull } from 'drizzle-orm';
import { recordAudit, SIGNED_BY, writeAudit } from '../../audit';
import { sameBytes } from '../../bytes';
import type { CompanyCaller } from '../../callers';
import { attempt, schema, type Queries } from '../../db';
import { done, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { parseId } from '../ids';
import { holdActiveCertificate } from '../signing/certificates';
import { verifyOver } from '../signing/verify-over';
import { DECLARATION_KINDS, type Declaration } from './declaration-kinds';

const { declaration } = schema;

interface HandedIn {
  readonly version: number;
  /** DER, base64. */
  readonly signature: string;
}

export async function declarationsToSign(
  { db: { queries } }: Services,
  caller: CompanyCaller,
  ids: readonly string[],
): Promise<readonly DocumentToSign[]> {
  const found: DocumentToSign[] = [];
  for (const id of ids) {
    const row = await ofCompany(queries, caller, id);
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
  handedIn: HandedIn | undefined,
): Promise<Outcome<null>> {
  const row = await ofCompany(bank.db.queries, caller, id);
  if (!row) return refuse('notFound');
  if (!handedIn) return refuse('signatureInvalid');
  if (handedIn.version !== 1) return refuse('documentChanged');
  const der = Buffer.from(handedIn.signature, 'base64');
  // A repeated request brings the same signature.
  if (row.signature && sameBytes(row.signature, der)) return done(null);
  const verified = await verifyOver(bank, caller, row.canonical, der);
  if (!verified.ok) return verified;
  const { certificateId, signingTime } = verified.value;
  return attempt(bank.db, async (tx) => {
    const locked = await ofCompany(tx, caller, id, true);
    if (!locked) return refuse('notFound');
    if (locked.signature && sameBytes(locked.signature, der)) return done(null);
    if (locked.withdrawnAt !== null) return refuse('documentChanged');
    if (locked.acceptedAt !== null) return refuse('statusForbidsAction');
    const kind = DECLARATION_KINDS[locked.kind];
    const allowed = await kind.mayBeSignedBy(tx, locked, caller);
    if (!allowed.ok) return allowed;
    if (!(await holdActiveCertificate(tx, certificateId))) return refuse('certificateInactive');
    await tx
      .update(declaration)
      .set({ signerId: caller.userId, certificateId, signature: der, signingTime, acceptedAt: caller.at })
      .where(and(eq(declaration.id, locked.id), isNull(declaration.acceptedAt)));
    const accepted = await kind.accept(tx, locked, caller, bank);
    if (!accepted.ok) return accepted;
    await writeAudit(tx, recordAudit(caller, SIGNED_BY[caller.membership.right], 'declaration', id));
    return done(null);
  });
}

async function ofCompany(
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
