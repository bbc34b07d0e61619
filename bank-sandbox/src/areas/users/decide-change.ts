import type { decideUserChange, RequestOf } from '@ncb/shared-kernel/api/contract';
import { PAYROLL_ACCESS_OF_ROLE, UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { inTransaction, schema, type Queries } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import type { KindOfDeclaration } from '../declarations/kind-of-declaration';
import { parseId } from '../parse-id';
import { readPresentMembership } from '../signing/read-present-membership';
import type { ChangeResult } from './change-users';
import { deleteRegisteredUser } from './delete-registered-user';
import { findMember, lockCompanies, managesUsersOn, readUserManager } from './members';
import { pickPersonalData } from './user-data';
import { grantWaitingRights } from './rights';
import { OUTCOME_OF_DECISION, type UserChangeRow } from './second-manager';

const { appUser, membership, userChange } = schema;

type Decision = RequestOf<typeof decideUserChange>['decision'];

const ACTION = { refuse: 'refuseChange', withdraw: 'withdrawChange' } as const;

/**
 * Answers `decide_user_change`: a refusal or withdrawal; approval is a declaration. Source:
 * docs/requirements/keys-and-users.md#second-manager.
 */
export async function decideChange(
  { db }: Services,
  caller: CompanyCaller,
  { changeId, decision }: RequestOf<typeof decideUserChange>,
): Promise<Outcome<Record<string, never>>> {
  const { companyId } = caller.membership;
  const outcome = await inTransaction(db, async (tx) => {
    await lockCompanies(tx, [companyId]);
    const change = await findChange(tx, companyId, parseId(changeId) ?? 0);
    if (!change) return refuse('notFound');
    const refusal = await findDecisionRefusal(tx, caller, change, decision);
    if (refusal) return refuse(refusal);
    if (change.kind === 'new') await deleteRegisteredUser(tx, change.userId);
    await closeChange(tx, caller, change, OUTCOME_OF_DECISION[decision]);
    await writeAudit(tx, buildAuditEntry(caller, ACTION[decision], 'user', change.userId));
    return succeed({});
  });
  if (!outcome.ok)
    await writeAudit(db.queries, buildAuditEntry(caller, ACTION[decision], 'user', changeId, outcome.refusal.code));
  return outcome;
}

async function closeChange(
  tx: Queries,
  caller: CompanyCaller,
  { id }: UserChangeRow,
  outcome: 'approved' | 'refused' | 'withdrawn',
): Promise<void> {
  await tx
    .update(userChange)
    .set({ outcome, decidedAt: caller.at, decidedBy: caller.userId })
    .where(eq(userChange.id, id));
}

async function findDecisionRefusal(
  tx: Queries,
  caller: CompanyCaller,
  change: UserChangeRow,
  decision: Decision | 'approve',
) {
  const isAuthor = change.askedBy === caller.userId;
  const isAllowed = decision === 'withdraw' ? isAuthor : !isAuthor && (await canDecide(tx, caller, change));
  if (!isAllowed) return 'forbidden';
  return change.outcome === null ? null : 'changeDecided';
}

async function canDecide(tx: Queries, caller: CompanyCaller, { userId }: UserChangeRow): Promise<boolean> {
  return userId !== caller.userId && (await readUserManager(tx, caller)) !== null;
}

/**
 * Declaration of approval, signed neither by the author nor the subject. Source:
 * docs/requirements/keys-and-users.md#second-manager.
 */
export const RIGHTS_DECLARATION: KindOfDeclaration = {
  async mayBeSignedBy(queries, { companyId, objectId }, caller) {
    const change = await findChange(queries, companyId, objectId);
    if (!change) return refuse('changeDecided');
    const refusal = await findDecisionRefusal(queries, caller, change, 'approve');
    if (refusal) return refuse(refusal);
    const { rightsValid } = await readPresentMembership(queries, caller);
    return rightsValid ? succeed(null) : refuse('insufficientOrExpiredRights');
  },

  async accept(tx, { companyId, objectId }, caller) {
    await lockCompanies(tx, [companyId]);
    const change = await findChange(tx, companyId, objectId);
    // The author may have lost the right.
    if (!change || change.outcome !== null || !(await canStillRequest(tx, change, caller.bankDay)))
      return refuse('changeDecided');
    const carried = await execute(tx, change, caller.bankDay);
    if (!carried.ok) return carried;
    await closeChange(tx, caller, change, 'approved');
    const { detail } = carried.value;
    await writeAudit(tx, {
      ...buildAuditEntry(caller, 'approveChange', 'user', change.userId),
      ...(detail && { detail }),
    });
    return succeed(null);
  },
};

async function findChange(queries: Queries, companyId: number, id: number): Promise<UserChangeRow | null> {
  const [found] = await queries
    .select()
    .from(userChange)
    .where(and(eq(userChange.id, id), eq(userChange.companyId, companyId)));
  return found ?? null;
}

/** Allows personal data to the user themselves, everything else to a manager. */
async function canStillRequest(
  tx: Queries,
  { companyId, askedBy, userId, kind }: UserChangeRow,
  bankDay: string,
): Promise<boolean> {
  const author = await findMember(tx, companyId, String(askedBy));
  if (author?.user.status !== UserStatus.active) return false;
  return managesUsersOn(author.membership, bankDay) || (kind === 'contacts' && askedBy === userId);
}

async function execute(tx: Queries, change: UserChangeRow, bankDay: string): Promise<Outcome<ChangeResult>> {
  const { kind, companyId, userId, wanted: target } = change;
  if (kind === 'add') return addMember(tx, change);
  const member = await findMember(tx, companyId, String(userId));
  if (!member || member.user.status === UserStatus.inactive) return refuse('changeDecided');
  // The bank's operator confirms the new user.
  if (kind === 'new') return succeed({});
  if (kind === 'rights') return grantWaitingRights(tx, member, target, bankDay);
  if (kind === 'contacts') {
    await tx.update(appUser).set(pickPersonalData(target)).where(eq(appUser.id, userId));
    return succeed({});
  }
  if (member.user.status !== UserStatus.blocked) return refuse('changeDecided');
  await tx.update(appUser).set({ status: UserStatus.active, lockedIn: null }).where(eq(appUser.id, userId));
  return succeed({});
}

async function addMember(
  tx: Queries,
  { companyId, userId, wanted: target }: UserChangeRow,
): Promise<Outcome<ChangeResult>> {
  const { role, signatureRight, position = '', isAdministrator = false, rightsUntil = null } = target;
  if (role === undefined || signatureRight === undefined) throw new Error('a person is added without rights');
  const [user] = await tx.select({ status: appUser.status }).from(appUser).where(eq(appUser.id, userId));
  if (!user || user.status === UserStatus.inactive) return refuse('changeDecided');
  if (await findMember(tx, companyId, String(userId))) return refuse('userIsInCompany');
  const payrollAccess = target.payrollAccess ?? PAYROLL_ACCESS_OF_ROLE[role];
  const rights = { role, signatureRight, position, payrollAccess, isAdministrator, rightsUntil };
  await tx.insert(membership).values({ userId, companyId, ...rights, rightsValid: true });
  return succeed({});
}
