import { BalanceAccount, balanceAccountOf } from '@ncb/shared-kernel/domain/identifiers';
import { canPayHryvniaFrom } from '@ncb/shared-kernel/domain/rules';
import { and, asc, eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import type { CompanyAccount } from '../accounts/debit-account';
import type { FeeRow } from './terms';

const { account } = schema;

type Account = typeof account.$inferSelect;

/** A fee is not taken from money that serves another purpose, such as that of 2602 and 2604. */
const TAKEN_FROM: readonly string[] = [BalanceAccount.companyCurrent, BalanceAccount.financialCompanyCurrent];

/**
 * The hryvnia account that a debited fee comes from: the one agreed on, the paying account itself where that is in
 * hryvnias, else the company's oldest that may pay. Null: the company has none.
 */
export async function feeAccountOf(
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
  const wanted = [feeAccountId, payer.id].map((id) => accounts.find((item) => item.id === id));
  return [...wanted, ...accounts.filter(isForFees)].find((item) => item && canPayHryvniaFrom(item)) ?? null;
}

function isForFees({ iban }: Account): boolean {
  return TAKEN_FROM.includes(balanceAccountOf(iban ?? ''));
}
