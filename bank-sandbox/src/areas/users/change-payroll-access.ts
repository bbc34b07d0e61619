import type { changePayrollAccess, RequestOf } from '@ncb/shared-kernel/api/contract';
import { allowedUserActions, managesUsers } from '@ncb/shared-kernel/domain/rules';
import { and, eq } from 'drizzle-orm';
import { recordAudit, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { attempt, schema, type Queries } from '../../db';
import { done, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { shortName } from '../identity/users';
import { PAYROLL_WORDS, WAITS } from './change-words';
import type { Changed } from './change-people';
import { findMember, lockCompanies, managerNow } from './members';
import { dropChanges, holdChange, needsSecond } from './second-manager';

const { membership } = schema;

type Request = RequestOf<typeof changePayrollAccess>;

/**
 * Answers `change_payroll_access`. Extending one's own access takes a second manager. Source:
 * docs/requirements/payroll.md#who-sees-salaries.
 */
export async function changeAccess(
  { db }: Services,
  caller: CompanyCaller,
  request: Request,
): Promise<Outcome<{ readonly waits: boolean }>> {
  const audited = ['changePayrollAccess', 'user', request.userId] as const;
  const outcome = await attempt(db, async (tx) => {
    const changed = await change(tx, caller, request);
    if (!changed.ok) return changed;
    const { waits = false, detail = '' } = changed.value;
    await writeAudit(tx, { ...recordAudit(caller, ...audited), detail });
    return done({ waits });
  });
  if (!outcome.ok) await writeAudit(db.queries, recordAudit(caller, ...audited, outcome.refusal.code));
  return outcome;
}

async function change(tx: Queries, caller: CompanyCaller, { userId, access }: Request): Promise<Outcome<Changed>> {
  const { companyId } = caller.membership;
  await lockCompanies(tx, [companyId]);
  const member = await findMember(tx, companyId, userId);
  if (!member) return refuse('notFound');
  const manager = await managerNow(tx, caller);
  if (!manager || !managesUsers(manager)) return refuse('forbidden');
  const { payrollAccess: before } = member.membership;
  if (member.user.id === caller.userId && access > before) return refuse('forbidden');
  const managed = { userId, status: member.user.status };
  if (!allowedUserActions(manager, managed).includes('changeRights')) return refuse('userStatusForbidsAction');
  const detail = `${shortName(member.user)}: ${PAYROLL_WORDS[before]} → ${PAYROLL_WORDS[access]}`;
  if (access > before && (await needsSecond(tx, companyId, [caller.userId, member.user.id]))) {
    const held = await holdChange(tx, caller, {
      user: member.user,
      kind: 'rights',
      wanted: { payrollAccess: access },
      lines: [`Зарплати: ${PAYROLL_WORDS[before]} → ${PAYROLL_WORDS[access]}`],
    });
    return held.ok ? done({ waits: true, detail: `${detail} (${WAITS})` }) : held;
  }
  if (access !== before) await dropChanges(tx, caller, { userId: member.user.id, companyId, kinds: ['rights'] });
  await tx
    .update(membership)
    .set({ payrollAccess: access })
    .where(and(eq(membership.userId, member.user.id), eq(membership.companyId, companyId)));
  return done({ detail });
}
