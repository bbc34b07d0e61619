import type { RequestOf, checkCompanyExists } from '@ncb/shared-kernel/api/contract';
import { normaliseCode, normaliseIban, normalisePassport } from '@ncb/shared-kernel/domain/identifiers';
import { checkCompanyIdentity } from '@ncb/shared-kernel/domain/rules';
import { and, eq, isNull } from 'drizzle-orm';
import { kyivMoment } from '../../clock';
import { schema, type Queries } from '../../db';
import { OWN_BANK } from '../banks/own-bank';

const { bankClient, membership, registration } = schema;

type Identity = RequestOf<typeof checkCompanyExists>;
export type BankClient = typeof bankClient.$inferSelect;

/** Code and account as the bank's books have them, and what is wrong with them. */
export function readIdentity({ code, iban, hasCode }: Identity) {
  const identity = {
    code: hasCode ? normaliseCode(code) : normalisePassport(code),
    iban: normaliseIban(iban),
    hasCode,
  };
  return { identity, problems: checkCompanyIdentity(identity, { ownBankCode: OWN_BANK.code }) };
}

/** The client of the bank with this code and account. */
export async function findClient(queries: Queries, { code, iban, hasCode }: Identity): Promise<BankClient | null> {
  const [found] = await queries.select().from(bankClient).where(isClient({ code, iban, hasCode }));
  return found ?? null;
}

/** The same, locked: of two who register him at the same moment one comes second. */
export async function lockClient(tx: Queries, identity: Identity): Promise<BankClient | null> {
  const [found] = await tx.select().from(bankClient).where(isClient(identity)).for('no key update');
  return found ?? null;
}

function isClient({ code, iban, hasCode }: Identity) {
  return and(eq(bankClient.code, code), eq(bankClient.iban, iban), eq(bankClient.hasCode, hasCode));
}

/** True if nobody has registered him: also where somebody began, named nobody and let the time pass. */
export async function isFree(queries: Queries, { companyId }: BankClient, now: Date): Promise<boolean> {
  if (companyId === null) return true;
  const [begun] = await queries.select().from(registration).where(eq(registration.companyId, companyId));
  if (!begun || begun.outcome !== null || begun.expiresAt > now) return false;
  const [anybody] = await queries.select().from(membership).where(eq(membership.companyId, companyId)).limit(1);
  return anybody === undefined;
}

/**
 * A registration of the client about which the bank has not decided: when it began, and when it is free again if nobody is
 * named; null where there is none.
 */
export async function findBegun(queries: Queries, { companyId }: BankClient) {
  if (companyId === null) return null;
  const [begun] = await queries
    .select()
    .from(registration)
    .where(and(eq(registration.companyId, companyId), isNull(registration.outcome)));
  if (!begun) return null;
  const [anybody] = await queries.select().from(membership).where(eq(membership.companyId, companyId)).limit(1);
  return { since: kyivMoment(begun.startedAt), freeAt: anybody ? null : kyivMoment(begun.expiresAt) };
}
