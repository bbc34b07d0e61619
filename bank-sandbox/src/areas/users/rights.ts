import {
  checkRightOfRole,
  checkRightsEnd,
  fixedRight,
  splitRights,
  type PersonRights,
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
import { done, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Changed } from './change-people';
import { linesOfChange, rightsInWords, WAITS } from './change-words';
import { isLastDirector, type Member, type MembershipRow } from './members';
import { dropChanges, holdChange, keepsSigners, needsSecond } from './second-manager';

const { membership } = schema;

export type Rights = Pick<MembershipRow, 'role' | 'signatureRight' | 'position'>;

export type AskedRights = Rights & {
  readonly payrollAccess?: PayrollAccess | undefined;
  readonly isAdministrator?: boolean | undefined;
  readonly rightsUntil?: string | null | undefined;
};

/** Builds rights; an operator's signature right is fixed. */
export function rightsOfDraft(role: Role, signatureRight: SignatureRight | null, position: string): Rights {
  const right = fixedRight(role) ?? signatureRight;
  if (right === null) throw new Error('the rules let a missing right pass');
  return { role, signatureRight: right, position };
}

/**
 * Changes rights; the company's users are locked. A reduction acts at once, an extension waits for a second manager.
 * Only directors change their own rights, never extending payroll access or term; the last director stays, and the
 * company can always sign.
 */
export async function giveRights(
  tx: Queries,
  caller: CompanyCaller,
  manager: UserManager,
  member: Member,
  asked: AskedRights,
): Promise<Outcome<Changed>> {
  const before = member.membership;
  const { companyId, userId } = before;
  const wanted = wantedRights(before, asked);
  const problems = checkRightsEnd(wanted.rightsUntil, before.rightsUntil, caller.bankDay);
  if (problems.length > 0) return refuseFields(problems);
  const isSelf = manager.userId === String(userId);
  if (isSelf && !mayChangeOwn(manager, before, wanted)) return refuse('forbidden');
  const split = splitRights(before, wanted);
  const waits = split.later !== null && (await needsSecond(tx, companyId, [caller.userId, userId]));
  const now = waits ? split.now : wanted;
  const bar = await barToRights(tx, caller.bankDay, member, [now, wanted]);
  if (bar) return refuse(bar);
  const detail = rightsInWords(before, wanted);
  // A reduction cancels a waiting extension.
  if (detail !== '' && !waits) await dropChanges(tx, caller, { userId, companyId, kinds: ['rights'] });
  await storeRights(tx, before, { ...now, position: asked.position });
  if (!waits) return done({ detail });
  const held = await holdChange(tx, caller, {
    user: member.user,
    kind: 'rights',
    wanted: split.later,
    lines: linesOfChange(before, { ...rightsNow(before), ...split.later }),
  });
  return held.ok ? done({ waits: true, detail: `${detail} (${WAITS})` }) : held;
}

export async function giveWaitingRights(
  tx: Queries,
  member: Member,
  later: WantedChange,
  bankDay: string,
): Promise<Outcome<Changed>> {
  const before = member.membership;
  const wanted = { ...rightsNow(before), ...later };
  // The role may have changed since.
  if (checkRightOfRole(wanted.signatureRight, wanted.role) !== null) return refuse('changeDecided');
  const bar = await barToRights(tx, bankDay, member, [wanted]);
  if (bar) return refuse(bar);
  await storeRights(tx, before, { ...wanted, position: before.position });
  return done({ detail: rightsInWords(before, wanted) });
}

function rightsNow(seat: MembershipRow): PersonRights {
  const { role, signatureRight, payrollAccess, isAdministrator, rightsUntil } = seat;
  return { role, signatureRight, payrollAccess, isAdministrator, rightsUntil };
}

function wantedRights(before: MembershipRow, asked: AskedRights): PersonRights {
  return {
    role: asked.role,
    signatureRight: asked.signatureRight,
    payrollAccess: asked.payrollAccess ?? accessAfter(before, asked),
    isAdministrator: asked.isAdministrator ?? before.isAdministrator,
    rightsUntil: asked.rightsUntil === undefined ? before.rightsUntil : asked.rightsUntil,
  };
}

function mayChangeOwn(manager: UserManager, before: MembershipRow, wanted: PersonRights): boolean {
  const { later } = splitRights(before, wanted);
  if (later && ('payrollAccess' in later || 'rightsUntil' in later)) return false;
  return manager.role === Role.director || rightsInWords(before, wanted) === '';
}

/** Checks both immediate and later rights: a raised right may be missing in a pair. */
async function barToRights(tx: Queries, bankDay: string, member: Member, steps: readonly PersonRights[]) {
  const { companyId, userId, rightsUntil: before } = member.membership;
  const leaves = ({ role, rightsUntil }: PersonRights) =>
    role !== Role.director || (rightsUntil !== null && before === null);
  if (steps[0] && leaves(steps[0]) && (await isLastDirector(tx, companyId, member))) return 'lastDirector';
  for (const rights of steps)
    if (!(await keepsSigners(tx, { companyId, bankDay }, userId, rights))) return 'lastSigners';
  return null;
}

async function storeRights(
  tx: Queries,
  { userId, companyId }: MembershipRow,
  rights: PersonRights & { readonly position: string },
): Promise<void> {
  await tx
    .update(membership)
    .set(rights)
    .where(and(eq(membership.userId, userId), eq(membership.companyId, companyId)));
}

/** Returns an access never above the new role's default. */
function accessAfter({ role, payrollAccess }: MembershipRow, rights: Rights): PayrollAccess {
  if (role === rights.role) return payrollAccess;
  const atFirst = PAYROLL_ACCESS_OF_ROLE[rights.role];
  return payrollAccess < atFirst ? payrollAccess : atFirst;
}

export function hasRights({ membership: seat }: Member, { role, signatureRight }: Rights): boolean {
  return seat.role === role && seat.signatureRight === signatureRight;
}
