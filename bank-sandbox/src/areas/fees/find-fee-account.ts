import { BalanceAccount, getBalanceAccount } from '@ncb/shared-kernel/domain/identifiers';
import { canPayHryvniaFrom } from '@ncb/shared-kernel/domain/rules';
import { and, asc, eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import type { CompanyAccount } from '../accounts/company-account';
import type { FeeRow } from './find-fee-terms';

const { account } = schema;

type Account = typeof account.$inferSelect;

/** Balance accounts for fees; 2602 and 2604 serve a fixed purpose. */
const TAKEN_FROM: readonly string[] = [BalanceAccount.companyCurrent, BalanceAccount.financialCompanyCurrent];

/** Finds the account for a debited fee: the agreed one, else the paying hryvnia account, else the company's oldest. */
export async function findFeeAccount(
  queries: Queries,
  companyId: number,
  { feeAccountId }: Pick<FeeRow, 'feeAccountId'>,
  payer: CompanyAccount,
): Promise<Account | null> {
  const accounts = await queries
    .select()
    .from(account)
    .where(and(eq(account.companyId, companyId), eq(account.kind, 'current')))
    .orderBy(asc(account.id));
  const candidates = [feeAccountId, payer.id].map((id) => accounts.find((item) => item.id === id));
  return [...candidates, ...accounts.filter(canPayFees)].find((item) => item && canPayHryvniaFrom(item)) ?? null;
}

function canPayFees({ iban }: Account): boolean {
  return TAKEN_FROM.includes(getBalanceAccount(iban ?? ''));
}
