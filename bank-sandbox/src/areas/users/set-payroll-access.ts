import type { changePayrollAccess, RequestOf } from '@ncb/shared-kernel/api/contract';
import { getAllowedUserActions } from '@ncb/shared-kernel/domain/rules';
import { and, eq } from 'drizzle-orm';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { inTransaction, schema, type Queries } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { formatShortName } from '../identity/users';
import { PAYROLL_WORDS, WAITS } from './rights-texts';
import type { ChangeResult } from './change-users';
import { findMember, lockCompanies, readUserManager } from './members';
import { withdrawChanges, storePendingChange, requiresSecondManager } from './second-manager';

const { membership } = schema;

type Request = RequestOf<typeof changePayrollAccess>;

/**
 * Answers `change_payroll_access`. Extending one's own access takes a second manager. Source:
 * docs/requirements/payroll.md#who-sees-salaries.
 */
export async function setPayrollAccess(
  { db }: Services,
  caller: CompanyCaller,
  request: Request,
): Promise<Outcome<{ readonly waits: boolean }>> {
  const audited = ['changePayrollAccess', 'user', request.userId] as const;
  const outcome = await inTransaction(db, async (tx) => {
    const changed = await change(tx, caller, request);
    if (!changed.ok) return changed;
    const { waits = false, detail = '' } = changed.value;
    await writeAudit(tx, { ...buildAuditEntry(caller, ...audited), detail });
    return succeed({ waits });
  });
  if (!outcome.ok) await writeAudit(db.queries, buildAuditEntry(caller, ...audited, outcome.refusal.code));
  return outcome;
}

async function change(tx: Queries, caller: CompanyCaller, { userId, access }: Request): Promise<Outcome<ChangeResult>> {
  const { companyId } = caller.membership;
  await lockCompanies(tx, [companyId]);
  const member = await findMember(tx, companyId, userId);
  if (!member) return refuse('notFound');
  const manager = await readUserManager(tx, caller);
  if (!manager) return refuse('forbidden');
  const { payrollAccess: before } = member.membership;
  if (member.user.id === caller.userId && access > before) return refuse('forbidden');
  const managed = { userId, status: member.user.status };
  if (!getAllowedUserActions(manager, managed).includes('changeRights')) return refuse('userStatusForbidsAction');
  const detail = `${formatShortName(member.user)}: ${PAYROLL_WORDS[before]} → ${PAYROLL_WORDS[access]}`;
  if (access > before && (await requiresSecondManager(tx, companyId, [caller.userId, member.user.id]))) {
    const pendingChange = await storePendingChange(tx, caller, {
      user: member.user,
      kind: 'rights',
      wanted: { payrollAccess: access },
      lines: [`Зарплати: ${PAYROLL_WORDS[before]} → ${PAYROLL_WORDS[access]}`],
    });
    return pendingChange.ok ? succeed({ waits: true, detail: `${detail} (${WAITS})` }) : pendingChange;
  }
  if (access !== before) await withdrawChanges(tx, caller, { userId: member.user.id, companyId, kinds: ['rights'] });
  await tx
    .update(membership)
    .set({ payrollAccess: access })
    .where(and(eq(membership.userId, member.user.id), eq(membership.companyId, companyId)));
  return succeed({ detail });
}
