import type { RequestOf, checkCompanyExists } from '@ncb/shared-kernel/api/contract';
import { normaliseCode, normaliseIban, normalisePassport } from '@ncb/shared-kernel/domain/identifiers';
import { checkCompanyIdentity } from '@ncb/shared-kernel/domain/rules';
import { and, eq, isNull } from 'drizzle-orm';
import { toKyivMoment } from '../../clock';
import { schema, type Queries } from '../../db';
import { OWN_BANK } from '../banks/own-bank';

const { bankClient, membership, registration } = schema;

type Identity = RequestOf<typeof checkCompanyExists>;
export type BankClient = typeof bankClient.$inferSelect;

export function readIdentity({ code, iban, hasCode }: Identity) {
  const identity = {
    code: hasCode ? normaliseCode(code) : normalisePassport(code),
    iban: normaliseIban(iban),
    hasCode,
  };
  return { identity, problems: checkCompanyIdentity(identity, { ownBankCode: OWN_BANK.code }) };
}

export async function findClient(queries: Queries, { code, iban, hasCode }: Identity): Promise<BankClient | null> {
  const [found] = await queries.select().from(bankClient).where(isClient({ code, iban, hasCode }));
  return found ?? null;
}

/** Locks the client: of two parallel registrations one waits. */
export async function lockClient(tx: Queries, identity: Identity): Promise<BankClient | null> {
  const [found] = await tx.select().from(bankClient).where(isClient(identity)).for('no key update');
  return found ?? null;
}

function isClient({ code, iban, hasCode }: Identity) {
  return and(eq(bankClient.code, code), eq(bankClient.iban, iban), eq(bankClient.hasCode, hasCode));
}

/** True if not registered, or if a registration without users has expired. */
export async function isFree(queries: Queries, { companyId }: BankClient, now: Date): Promise<boolean> {
  if (companyId === null) return true;
  const [pending] = await queries.select().from(registration).where(eq(registration.companyId, companyId));
  if (!pending || pending.outcome !== null || pending.expiresAt > now) return false;
  const [member] = await queries.select().from(membership).where(eq(membership.companyId, companyId)).limit(1);
  return member === undefined;
}

/** Finds an undecided registration and, if it has no users, its expiry. */
export async function findPendingRegistration(queries: Queries, { companyId }: BankClient) {
  if (companyId === null) return null;
  const [pending] = await queries
    .select()
    .from(registration)
    .where(and(eq(registration.companyId, companyId), isNull(registration.outcome)));
  if (!pending) return null;
  const [member] = await queries.select().from(membership).where(eq(membership.companyId, companyId)).limit(1);
  return { since: toKyivMoment(pending.startedAt), freeAt: member ? null : toKyivMoment(pending.expiresAt) };
}
