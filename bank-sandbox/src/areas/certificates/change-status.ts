import type { changeCertificateStatus, RequestOf } from '@ncb/shared-kernel/api/contract';
import { canManageUsers } from '@ncb/shared-kernel/domain/rules';
import { CertificateStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { inTransaction, schema, type Queries } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { blockKey } from '../identity/block-key';
import { findMember } from '../users/members';
import { getShownStatus } from './find-certificates';

const { certificate } = schema;

type Request = RequestOf<typeof changeCertificateStatus>;

/** Answers `change_cert_status` for the user's own certificate, or as a manager for any of the company. */
export async function changeStatus(
  { db }: Services,
  caller: CompanyCaller,
  request: Request,
): Promise<Outcome<Record<string, never>>> {
  const outcome = await inTransaction(db, (tx) => change(tx, caller, request));
  if (!outcome.ok)
    await writeAudit(
      db.queries,
      buildAuditEntry(caller, getAction(request), 'certificate', request.serial, outcome.refusal.code),
    );
  return outcome;
}

async function change(tx: Queries, caller: CompanyCaller, request: Request): Promise<Outcome<Record<string, never>>> {
  const { userId, membership, at } = caller;
  const owner = await findMember(tx, membership.companyId, request.ownerRef);
  const row = owner && (await lockCertificate(tx, owner.user.id, request.serial));
  if (!row) return refuse('notFound');
  const isManager = canManageUsers(membership);
  if (row.userId !== userId && !isManager) return refuse('forbidden');
  const before = getShownStatus(row, at);
  if (before === CertificateStatus.unchangeable) return refuse('certificateInactive');
  if (before === request.status) return succeed({});
  const isBlocking = request.status === CertificateStatus.blocked;
  // The owner cannot undo a block by the director.
  if (!isBlocking && !isManager && row.blockedBy !== userId) return refuse('forbidden');
  if (isBlocking) await blockKey(tx, row.id, userId);
  else await tx.update(certificate).set({ status: request.status, blockedBy: null }).where(eq(certificate.id, row.id));
  await writeAudit(tx, buildAuditEntry(caller, getAction(request), 'certificate', request.serial));
  return succeed({});
}

async function lockCertificate(tx: Queries, ownerId: number, serial: string) {
  const [found] = await tx
    .select()
    .from(certificate)
    .where(and(eq(certificate.serial, serial), eq(certificate.userId, ownerId)))
    .for('no key update');
  return found ?? null;
}

function getAction({ status }: Request): 'blockCertificate' | 'unblockCertificate' {
  return status === CertificateStatus.blocked ? 'blockCertificate' : 'unblockCertificate';
}
