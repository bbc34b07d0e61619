import type { addUser, RequestOf } from '@ncb/shared-kernel/api/contract';
import { checkRights, checkRightsEnd } from '@ncb/shared-kernel/domain/rules';
import { PAYROLL_ACCESS_OF_ROLE, Role, UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import { succeed, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { parseId } from '../parse-id';
import { changeUsers } from './change-users';
import { listRights, WAITS } from './rights-texts';
import { findMember, lockCompanies, readUserManager } from './members';
import { toRights } from './rights';
import { storePendingChange, requiresSecondManager } from './second-manager';

const { appUser, membership } = schema;

/** Answers `add_user`: access for a user of another company managed by the caller. */
export async function addExistingUser(
  bank: Services,
  caller: CompanyCaller,
  request: RequestOf<typeof addUser>,
): Promise<Outcome<{ readonly waits: boolean }>> {
  const { rightsUntil = null } = request;
  const problems = [...checkRights(request), ...checkRightsEnd(rightsUntil, null, caller.bankDay)];
  if (problems.length > 0) return refuseFields(problems);
  const { companyId } = caller.membership;
  return changeUsers(bank, caller, { action: 'addUser', targetId: request.userId }, async (tx) => {
    await lockCompanies(tx, [companyId]);
    const manager = await readUserManager(tx, caller);
    if (!manager) return refuse('forbidden');
    if (await findMember(tx, companyId, request.userId)) return refuse('userIsInCompany');
    const user = await findManagedUser(tx, caller.userId, parseId(request.userId) ?? 0);
    if (!user) return refuse('notFound');
    if (user.status === UserStatus.inactive) return refuse('userStatusForbidsAction');
    const rights = toRights(request.role, request.signatureRight, request.position);
    const { payrollAccess, isAdministrator } = request;
    const requestedRights = {
      ...rights,
      payrollAccess: payrollAccess ?? PAYROLL_ACCESS_OF_ROLE[rights.role],
      isAdministrator: isAdministrator ?? false,
      rightsUntil,
    };
    if (await requiresSecondManager(tx, companyId, [caller.userId, user.id])) {
      const pendingChange = await storePendingChange(tx, caller, {
        user,
        kind: 'add',
        wanted: requestedRights,
        lines: [`Посада: ${requestedRights.position}`, ...listRights(requestedRights)],
      });
      return pendingChange.ok ? succeed({ waits: true, detail: WAITS }) : pendingChange;
    }
    await tx.insert(membership).values({ userId: user.id, companyId, ...requestedRights, rightsValid: true });
    return succeed({});
  });
}

/** Finds a user the caller manages; others stay unknown, so that ids cannot be enumerated. */
async function findManagedUser(tx: Queries, managerId: number, userId: number) {
  const managed = tx
    .select({ id: membership.companyId })
    .from(membership)
    .where(
      and(
        eq(membership.userId, managerId),
        or(eq(membership.role, Role.director), eq(membership.isAdministrator, true)),
      ),
    );
  const [found] = await tx
    .select({ user: appUser })
    .from(membership)
    .innerJoin(appUser, eq(appUser.id, membership.userId))
    .where(and(eq(membership.userId, userId), inArray(membership.companyId, managed)))
    .limit(1);
  return found?.user ?? null;
}
