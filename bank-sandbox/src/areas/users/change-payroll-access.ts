import type { changePayrollAccess, RequestOf } from '@ncb/shared-kernel/api/contract';
import { allowedUserActions, managesUsers } from '@ncb/shared-kernel/domain/rules';
import { PayrollAccess } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import { recordAudit, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { attempt, schema, type Queries } from '../../db';
import { done, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { shortName } from '../identity/users';
import { findMember, lockCompanies, managerNow } from './members';

const { membership } = schema;

type Request = RequestOf<typeof changePayrollAccess>;

/** How the journal of actions calls what somebody sees. */
const WORDS: Readonly<Record<PayrollAccess, string>> = {
  [PayrollAccess.none]: 'нічого',
  [PayrollAccess.totals]: 'лише підсумки',
  [PayrollAccess.full]: 'усе',
};

/**
 * `change_payroll_access`: what a person of the company sees of its payrolls. Nobody gives himself more than he has: it
 * takes a second manager. Source: reference/areas B7
 */
export async function changeAccess(
  { db }: Services,
  caller: CompanyCaller,
  request: Request,
): Promise<Outcome<Record<string, never>>> {
  const audited = ['changePayrollAccess', 'user', request.userId] as const;
  const outcome = await attempt(db, async (tx) => {
    const changed = await change(tx, caller, request);
    if (!changed.ok) return changed;
    await writeAudit(tx, { ...recordAudit(caller, ...audited), detail: changed.value });
    return done({});
  });
  if (!outcome.ok) await writeAudit(db.queries, recordAudit(caller, ...audited, outcome.refusal.code));
  return outcome;
}

/** @returns what was changed into what */
async function change(tx: Queries, caller: CompanyCaller, { userId, access }: Request): Promise<Outcome<string>> {
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
  await tx
    .update(membership)
    .set({ payrollAccess: access })
    .where(and(eq(membership.userId, member.user.id), eq(membership.companyId, companyId)));
  return done(`${shortName(member.user)}: ${WORDS[before]} → ${WORDS[access]}`);
}
