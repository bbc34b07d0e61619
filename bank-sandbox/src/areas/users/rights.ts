import { fixedRight, type UserManager } from '@ncb/shared-kernel/domain/rules';
import {
  PAYROLL_ACCESS_OF_ROLE,
  Role,
  type PayrollAccess,
  type SignatureRight,
} from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { done, refuse, type Outcome } from '../../outcome';
import { isLastDirector, type Member, type MembershipRow } from './members';

const { membership } = schema;

/** What a person may be given in a company. */
export type Rights = Pick<MembershipRow, 'role' | 'signatureRight' | 'position'>;

/** The rights of a dialog that passed the rules: an operator's right to sign is fixed. */
export function rightsOfDraft(role: Role, signatureRight: SignatureRight | null, position: string): Rights {
  const right = fixedRight(role) ?? signatureRight;
  if (right === null) throw new Error('the rules let a missing right pass');
  return { role, signatureRight: right, position };
}

/**
 * Gives a person other rights in a company whose people are locked. Nobody but a director changes his own, and the last
 * director stays one.
 */
export async function giveRights(
  tx: Queries,
  manager: UserManager,
  member: Member,
  rights: Rights,
): Promise<Outcome<Record<string, never>>> {
  const { companyId, userId } = member.membership;
  const isSelf = manager.userId === String(userId);
  if (isSelf && manager.role !== Role.director && !hasRights(member, rights)) return refuse('forbidden');
  if (rights.role !== Role.director && (await isLastDirector(tx, companyId, member))) return refuse('lastDirector');
  await tx
    .update(membership)
    .set({ ...rights, payrollAccess: accessAfter(member.membership, rights) })
    .where(and(eq(membership.userId, userId), eq(membership.companyId, companyId)));
  return done({});
}

/** Another role never shows more of payrolls than it does at first: a director who becomes an operator sees nothing. */
function accessAfter({ role, payrollAccess }: MembershipRow, rights: Rights): PayrollAccess {
  if (role === rights.role) return payrollAccess;
  const atFirst = PAYROLL_ACCESS_OF_ROLE[rights.role];
  return payrollAccess < atFirst ? payrollAccess : atFirst;
}

/** True if a person has this role and right already. */
export function hasRights({ membership: seat }: Member, { role, signatureRight }: Rights): boolean {
  return seat.role === role && seat.signatureRight === signatureRight;
}
