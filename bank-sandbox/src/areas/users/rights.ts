import {
  checkRightOfRole,
  checkRightsEnd,
  getFixedRight,
  splitRights,
  type UserRights,
  type UserManager,
} from '@ncb/shared-kernel/domain/rules';
import {
  PAYROLL_ACCESS_OF_ROLE,
  Role,
  type PayrollAccess,
  type SignatureRight,
} from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import type { WantedChange } from '../../db/schema';
import { succeed, refuse, refuseFields, type Outcome } from '../../outcome';
import type { ChangeResult } from './change-users';
import { listRightChanges, formatRightChanges, WAITS } from './rights-texts';
import { isLastDirector, type Member, type MembershipRow } from './members';
import { withdrawChanges, storePendingChange, hasSignersWithout, requiresSecondManager } from './second-manager';

const { membership } = schema;

export type Rights = Pick<MembershipRow, 'role' | 'signatureRight' | 'position'>;

type RequestedRights = Rights & {
  readonly payrollAccess?: PayrollAccess | undefined;
  readonly isAdministrator?: boolean | undefined;
  readonly rightsUntil?: string | null | undefined;
};

/** Builds rights; an operator's signature right is fixed. */
export function toRights(role: Role, signatureRight: SignatureRight | null, position: string): Rights {
  const right = getFixedRight(role) ?? signatureRight;
  if (right === null) throw new Error('the rules let a missing right pass');
  return { role, signatureRight: right, position };
}

/**
 * Changes rights; the company's users are locked. A reduction acts at once, an extension waits for a second manager.
 * Only directors change their own rights, never extending payroll access or term; the last director stays, and the
 * company can always sign.
 */
export async function changeMemberRights(
  tx: Queries,
  caller: CompanyCaller,
  manager: UserManager,
  member: Member,
  requested: RequestedRights,
): Promise<Outcome<ChangeResult>> {
  const before = member.membership;
  const { companyId, userId } = before;
  const target = mergeRights(before, requested);
  const problems = checkRightsEnd(target.rightsUntil, before.rightsUntil, caller.bankDay);
  if (problems.length > 0) return refuseFields(problems);
  const isSelf = manager.userId === String(userId);
  if (isSelf && !canChangeOwn(manager, before, target)) return refuse('forbidden');
  const split = splitRights(before, target);
  const waits = split.later !== null && (await requiresSecondManager(tx, companyId, [caller.userId, userId]));
  const now = waits ? split.now : target;
  const refusal = await findRightsRefusal(tx, caller.bankDay, member, [now, target]);
  if (refusal) return refuse(refusal);
  const detail = formatRightChanges(before, target);
  // A reduction cancels a waiting extension.
  if (detail !== '' && !waits) await withdrawChanges(tx, caller, { userId, companyId, kinds: ['rights'] });
  await storeRights(tx, before, { ...now, position: requested.position });
  if (!waits) return succeed({ detail });
  const pending = await storePendingChange(tx, caller, {
    user: member.user,
    kind: 'rights',
    wanted: split.later,
    lines: listRightChanges(before, { ...toPersonRights(before), ...split.later }),
  });
  return pending.ok ? succeed({ waits: true, detail: `${detail} (${WAITS})` }) : pending;
}

export async function grantWaitingRights(
  tx: Queries,
  member: Member,
  later: WantedChange,
  bankDay: string,
): Promise<Outcome<ChangeResult>> {
  const before = member.membership;
  const target = { ...toPersonRights(before), ...later };
  // The role may have changed since.
  if (checkRightOfRole(target.signatureRight, target.role) !== null) return refuse('changeDecided');
  const refusal = await findRightsRefusal(tx, bankDay, member, [target]);
  if (refusal) return refuse(refusal);
  await storeRights(tx, before, { ...target, position: before.position });
  return succeed({ detail: formatRightChanges(before, target) });
}

function toPersonRights(seat: MembershipRow): UserRights {
  const { role, signatureRight, payrollAccess, isAdministrator, rightsUntil } = seat;
  return { role, signatureRight, payrollAccess, isAdministrator, rightsUntil };
}

function mergeRights(before: MembershipRow, requested: RequestedRights): UserRights {
  return {
    role: requested.role,
    signatureRight: requested.signatureRight,
    payrollAccess: requested.payrollAccess ?? getPayrollAccess(before, requested),
    isAdministrator: requested.isAdministrator ?? before.isAdministrator,
    rightsUntil: requested.rightsUntil === undefined ? before.rightsUntil : requested.rightsUntil,
  };
}

function canChangeOwn(manager: UserManager, before: MembershipRow, target: UserRights): boolean {
  const { later } = splitRights(before, target);
  if (later && ('payrollAccess' in later || 'rightsUntil' in later)) return false;
  return manager.role === Role.director || formatRightChanges(before, target) === '';
}

/** Checks both immediate and later rights: a raised right may be missing in a pair. */
async function findRightsRefusal(tx: Queries, bankDay: string, member: Member, steps: readonly UserRights[]) {
  const { companyId, userId, rightsUntil: before } = member.membership;
  const leaves = ({ role, rightsUntil }: UserRights) =>
    role !== Role.director || (rightsUntil !== null && before === null);
  if (steps[0] && leaves(steps[0]) && (await isLastDirector(tx, companyId, member))) return 'lastDirector';
  for (const rights of steps)
    if (!(await hasSignersWithout(tx, { companyId, bankDay }, userId, rights))) return 'lastSigners';
  return null;
}

async function storeRights(
  tx: Queries,
  { userId, companyId }: MembershipRow,
  rights: UserRights & { readonly position: string },
): Promise<void> {
  await tx
    .update(membership)
    .set(rights)
    .where(and(eq(membership.userId, userId), eq(membership.companyId, companyId)));
}

/** Returns an access never above the new role's default. */
function getPayrollAccess({ role, payrollAccess }: MembershipRow, rights: Rights): PayrollAccess {
  if (role === rights.role) return payrollAccess;
  const atFirst = PAYROLL_ACCESS_OF_ROLE[rights.role];
  return payrollAccess < atFirst ? payrollAccess : atFirst;
}

export function hasSameRights({ membership: seat }: Member, { role, signatureRight }: Rights): boolean {
  return seat.role === role && seat.signatureRight === signatureRight;
}
