import { CompanyStatus, UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, asc, eq, isNull, notExists } from 'drizzle-orm';
import { deleteRegisteredUser } from '../areas/users/delete-registered-user';
import { OPERATOR, writeAudit, type AuditAction } from '../audit';
import { inTransaction, schema, type Queries } from '../db';
import { succeed, refuse, type Outcome } from '../outcome';
import type { Services } from '../services';
import { sendMail } from './send-mail';

const { appUser, company, membership, userChange } = schema;

type Nothing = Record<string, never>;
type Person = typeof appUser.$inferSelect;

/** Activates a user with a temporary password, which the registrar knows. */
export async function confirmUser({ db, clock }: Services, userId: number): Promise<Outcome<Nothing>> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const found = await lockRegistered(tx, userId);
    if (!found) return refuse('notFound');
    await tx.update(appUser).set({ status: UserStatus.temporaryPassword }).where(eq(appUser.id, userId));
    const text = 'Банк підтвердив вашу реєстрацію. Під час першого входу змініть пароль.';
    await sendMail(tx, { to: found.user.email, subject: 'Доступ надано', text, at: now });
    await writeAudit(tx, buildAuditEntry('confirmUser', userId, found.companyId, now));
    return succeed({});
  });
}

/** Deletes the user; the login becomes free. */
export async function refuseUser({ db, clock }: Services, userId: number, reason: string): Promise<Outcome<Nothing>> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const found = await lockRegistered(tx, userId);
    if (!found) return refuse('notFound');
    const text = `Причина: ${reason}`;
    await sendMail(tx, { to: found.user.email, subject: 'Реєстрацію відхилено', text, at: now });
    await deleteRegisteredUser(tx, userId);
    await writeAudit(tx, buildAuditEntry('refuseUser', userId, found.companyId, now));
    return succeed({});
  });
}

async function lockRegistered(
  tx: Queries,
  userId: number,
): Promise<{ readonly user: Person; readonly companyId: number } | null> {
  const [found] = await tx
    .select({ user: appUser, companyId: company.id })
    .from(membership)
    .innerJoin(appUser, eq(appUser.id, membership.userId))
    .innerJoin(company, eq(company.id, membership.companyId))
    .where(
      and(
        eq(appUser.id, userId),
        eq(appUser.status, UserStatus.registered),
        eq(company.status, CompanyStatus.active),
        notExists(selectUnapproved(tx)),
      ),
    )
    .orderBy(asc(company.id))
    .limit(1)
    .for('no key update', { of: appUser });
  return found ?? null;
}

/** Selects registrations without a second manager's approval, which are hidden from the bank. */
export function selectUnapproved(queries: Queries) {
  return queries
    .select({ id: userChange.id })
    .from(userChange)
    .where(and(eq(userChange.userId, appUser.id), eq(userChange.kind, 'new'), isNull(userChange.outcome)));
}

function buildAuditEntry(action: AuditAction, userId: number, companyId: number, at: Date) {
  const object = { type: 'user', id: String(userId) } as const;
  return { at, actor: { ...OPERATOR, companyId }, action, object, result: 'ok' } as const;
}
