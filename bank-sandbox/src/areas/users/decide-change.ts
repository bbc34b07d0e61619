import type { decideUserChange, RequestOf } from '@ncb/shared-kernel/api/contract';
import { managesUsers } from '@ncb/shared-kernel/domain/rules';
import { PAYROLL_ACCESS_OF_ROLE, UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import { recordAudit, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { attempt, schema, type Queries } from '../../db';
import { done, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { parseId } from '../ids';
import type { Changed } from './change-people';
import { forgetRegistered } from './forget-registered';
import { findMember, lockCompanies, managerNow } from './members';
import { giveWaitingRights } from './rights';
import type { UserChangeRow } from './second-manager';

const { appUser, membership, userChange } = schema;

type Decision = RequestOf<typeof decideUserChange>['decision'];

const OUTCOME = { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const;
const ACTION = { approve: 'approveChange', refuse: 'refuseChange', withdraw: 'withdrawChange' } as const;

/**
 * `decide_user_change`: a second manager agrees to a change or refuses it, whoever asked takes it back. Neither who asked
 * nor the person whom it is about agrees. Source: reference/areas D7
 */
export async function decideChange(
  { db }: Services,
  caller: CompanyCaller,
  { changeId, decision }: RequestOf<typeof decideUserChange>,
): Promise<Outcome<Record<string, never>>> {
  const { companyId } = caller.membership;
  const outcome = await attempt(db, async (tx) => {
    await lockCompanies(tx, [companyId]);
    const [change] = await tx
      .select()
      .from(userChange)
      // Nothing has the id 0.
      .where(and(eq(userChange.id, parseId(changeId) ?? 0), eq(userChange.companyId, companyId)));
    if (!change) return refuse('notFound');
    const bar = await barTo(tx, caller, change, decision);
    if (bar) return refuse(bar);
    const decided = await carryOut(tx, change, decision);
    if (!decided.ok) return decided;
    await tx
      .update(userChange)
      .set({ outcome: OUTCOME[decision], decidedAt: caller.at, decidedBy: caller.userId })
      .where(eq(userChange.id, change.id));
    const { detail } = decided.value;
    await writeAudit(tx, {
      ...recordAudit(caller, ACTION[decision], 'user', change.userId),
      ...(detail && { detail }),
    });
    return done({});
  });
  if (!outcome.ok)
    await writeAudit(db.queries, recordAudit(caller, ACTION[decision], 'user', changeId, outcome.refusal.code));
  return outcome;
}

async function barTo(tx: Queries, caller: CompanyCaller, change: UserChangeRow, decision: Decision) {
  const manager = await managerNow(tx, caller);
  if (!manager || !managesUsers(manager)) return 'forbidden';
  const isAsker = change.askedBy === caller.userId;
  if (decision === 'withdraw' ? !isAsker : isAsker || change.userId === caller.userId) return 'forbidden';
  if (change.outcome !== null) return 'changeDecided';
  // Whoever asked may have lost his power since, and his wish with it.
  if (decision === 'approve' && !(await mayStillAsk(tx, change))) return 'changeDecided';
  return null;
}

/** Contacts may be asked for by the person himself, everything else by a manager alone. */
async function mayStillAsk(tx: Queries, { companyId, askedBy, userId, kind }: UserChangeRow): Promise<boolean> {
  const asker = await findMember(tx, companyId, String(askedBy));
  if (asker?.user.status !== UserStatus.active) return false;
  return managesUsers(asker.membership) || (kind === 'contacts' && askedBy === userId);
}

async function carryOut(tx: Queries, change: UserChangeRow, decision: Decision): Promise<Outcome<Changed>> {
  const { kind, companyId, userId, wanted } = change;
  if (decision !== 'approve') {
    if (kind === 'new') await forgetRegistered(tx, userId);
    return done({});
  }
  if (kind === 'add') return addMember(tx, change);
  const member = await findMember(tx, companyId, String(userId));
  if (!member || member.user.status === UserStatus.inactive) return refuse('changeDecided');
  // The bank's operator lets him in from here on.
  if (kind === 'new') return done({});
  if (kind === 'rights') return giveWaitingRights(tx, member, wanted);
  if (kind === 'contacts') {
    const { email, phone } = wanted;
    await tx
      .update(appUser)
      .set({ ...(email !== undefined && { email }), ...(phone !== undefined && { phone }) })
      .where(eq(appUser.id, userId));
    return done({});
  }
  if (member.user.status !== UserStatus.blocked) return refuse('changeDecided');
  await tx.update(appUser).set({ status: UserStatus.active }).where(eq(appUser.id, userId));
  return done({});
}

async function addMember(tx: Queries, { companyId, userId, wanted }: UserChangeRow): Promise<Outcome<Changed>> {
  const { role, signatureRight, position = '', isAdministrator = false } = wanted;
  if (role === undefined || signatureRight === undefined) throw new Error('a person is added without rights');
  const [user] = await tx.select({ status: appUser.status }).from(appUser).where(eq(appUser.id, userId));
  if (!user || user.status === UserStatus.inactive) return refuse('changeDecided');
  if (await findMember(tx, companyId, String(userId))) return refuse('userIsInCompany');
  const payrollAccess = wanted.payrollAccess ?? PAYROLL_ACCESS_OF_ROLE[role];
  const rights = { role, signatureRight, position, payrollAccess, isAdministrator };
  await tx.insert(membership).values({ userId, companyId, ...rights, rightsValid: true });
  return done({});
}
