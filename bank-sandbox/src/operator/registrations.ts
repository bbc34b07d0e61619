import { getShortAccount } from '@ncb/shared-kernel/domain/identifiers';
import { compareAmounts, subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { AccountStatus, CompanyStatus, Role, UAH, UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { endRegistration } from '../areas/registration/end-registration';
import { lockCompanies } from '../areas/users/members';
import { OPERATOR, writeAudit, type AuditAction } from '../audit';
import { readBankDay } from '../clock';
import { inTransaction, schema, type Queries } from '../db';
import type { CounterName } from '../db/schema';
import { ensureInternalAccount, post } from '../ledger';
import { succeed, refuse, type Outcome } from '../outcome';
import type { Services } from '../services';
import { sendMail } from './send-mail';

const { account, appUser, bankClient, company, counter, membership, registration } = schema;

type Nothing = Record<string, never>;

const COUNTERS: readonly CounterName[] = ['payment', 'currencyPayment', 'currencyRequest', 'payroll'];

/** Activates a company with its users and opens its account. */
export async function confirmCompany({ db, clock }: Services, companyId: number): Promise<Outcome<Nothing>> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const people = await lockPending(tx, companyId);
    if (!people) return refuse('notFound');
    await tx.update(company).set({ status: CompanyStatus.active }).where(eq(company.id, companyId));
    await activateUsers(tx, people);
    await tx
      .insert(counter)
      .values(COUNTERS.map((name) => ({ companyId, name })))
      .onConflictDoNothing();
    await openAccount(tx, companyId, now);
    await tx
      .update(registration)
      .set({ outcome: 'confirmed', endedAt: now, draft: null })
      .where(eq(registration.companyId, companyId));
    const letter = { subject: 'Компанію підключено', text: 'Банк підтвердив реєстрацію компанії. Ви можете увійти.' };
    await notifyUsers(tx, people, letter, now);
    await writeAudit(tx, buildAuditEntry('confirmCompany', companyId, now));
    return succeed({});
  });
}

export async function refuseCompany(
  { db, clock }: Services,
  companyId: number,
  reason: string,
): Promise<Outcome<Nothing>> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const people = await lockPending(tx, companyId);
    if (!people) return refuse('notFound');
    await notifyUsers(tx, people, { subject: 'Реєстрацію відхилено', text: `Причина: ${reason}` }, now);
    await endRegistration(tx, { companyId, outcome: 'refused', reason, now });
    await writeAudit(tx, buildAuditEntry('refuseCompany', companyId, now));
    return succeed({});
  });
}

type Person = typeof appUser.$inferSelect;

/** Returns null without a waiting registration or a director. */
async function lockPending(tx: Queries, companyId: number): Promise<readonly Person[] | null> {
  await lockCompanies(tx, [companyId]);
  const [pending] = await tx
    .select()
    .from(registration)
    .where(and(eq(registration.companyId, companyId), isNull(registration.outcome)))
    .for('no key update');
  if (!pending) return null;
  const rows = await tx
    .select({ user: appUser, role: membership.role })
    .from(membership)
    .innerJoin(appUser, eq(appUser.id, membership.userId))
    .where(eq(membership.companyId, companyId))
    .orderBy(asc(appUser.id));
  return rows.some(({ role }) => role === Role.director) ? rows.map(({ user }) => user) : null;
}

/** Activates users. One registered by a colleague gets a temporary password, because the colleague knows it. */
async function activateUsers(tx: Queries, people: readonly Person[]): Promise<void> {
  const ids = people.map(({ id }) => id);
  const waiting = and(inArray(appUser.id, ids), eq(appUser.status, UserStatus.registered));
  await tx
    .update(appUser)
    .set({ status: UserStatus.temporaryPassword })
    .where(and(waiting, isNotNull(appUser.registeredBy)));
  await tx
    .update(appUser)
    .set({ status: UserStatus.active })
    .where(and(waiting, isNull(appUser.registeredBy)));
}

/** Opens the account of the bank's books with its balance. */
async function openAccount(tx: Queries, companyId: number, now: Date): Promise<void> {
  const [client] = await tx.select().from(bankClient).where(eq(bankClient.companyId, companyId));
  if (!client) return;
  const bankDay = await readBankDay(tx, now);
  const [opened] = await tx
    .insert(account)
    .values({
      kind: 'current',
      companyId,
      iban: client.iban,
      number: getShortAccount(client.iban),
      currencyCode: UAH.code,
      currencyLetters: UAH.letters,
      status: AccountStatus.active,
      paymentsAllowed: true,
      balance: '0.00',
      opened: bankDay,
    })
    .returning({ id: account.id });
  if (!opened || compareAmounts(client.balance, '0.00') === 0) return;
  const movements = [
    { accountId: opened.id, amount: client.balance },
    { accountId: await ensureInternalAccount(tx, 'equity'), amount: subtractAmounts('0.00', client.balance) },
  ];
  await post(tx, { kind: 'opening', documentId: null, bankDay, at: now, movements });
}

async function notifyUsers(
  tx: Queries,
  people: readonly Person[],
  letter: { readonly subject: string; readonly text: string },
  at: Date,
): Promise<void> {
  for (const { email } of people) await sendMail(tx, { to: email, ...letter, at });
}

function buildAuditEntry(action: AuditAction, companyId: number, at: Date) {
  const object = { type: 'company', id: String(companyId) } as const;
  return { at, actor: { ...OPERATOR, companyId }, action, object, result: 'ok' } as const;
}
