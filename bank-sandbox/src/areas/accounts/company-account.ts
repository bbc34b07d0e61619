import type { DebitAccount } from '@ncb/shared-kernel/domain/rules';
import { and, eq, type Placeholder } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { parseId } from '../parse-id';
import { getAvailableFunds } from './get-available-funds';

const { account } = schema;

export type CompanyAccount = typeof account.$inferSelect & { readonly iban: string };

/** Builds the condition for a company's current account; both ids may be placeholders. */
export function buildCurrentAccountCondition(companyId: number | Placeholder, accountId: number | Placeholder) {
  return and(eq(account.id, accountId), eq(account.companyId, companyId), eq(account.kind, 'current'));
}

/** Finds a company's current account by wire id; null for an unknown one. */
export async function findCompanyAccount(
  queries: Queries,
  companyId: number,
  accountId: string,
): Promise<CompanyAccount | null> {
  const [found] = await queries
    .select()
    .from(account)
    .where(buildCurrentAccountCondition(companyId, parseId(accountId) ?? 0));
  return found && found.iban !== null ? { ...found, iban: found.iban } : null;
}

export function toDebitAccount(found: CompanyAccount): DebitAccount {
  return {
    id: String(found.id),
    iban: found.iban,
    currencyCode: found.currencyCode,
    status: found.status,
    paymentsAllowed: found.paymentsAllowed,
    available: getAvailableFunds(found),
  };
}
