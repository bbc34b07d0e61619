import { and, asc, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { schema, type Queries } from '../../db';

const { account, creditDeal } = schema;
const principalAccount = alias(account, 'principal_account');
const interestAccount = alias(account, 'interest_account');
const repaymentAccount = alias(account, 'repayment_account');

const DEALS_MAX = 1000;

/** Selects the company's deals, running ones first, then newest first. */
export function selectCompanyDeals(tx: Queries, companyId: number, number?: string) {
  return tx
    .select({
      deal: creditDeal,
      principalIban: principalAccount.iban,
      interestIban: interestAccount.iban,
      repaymentIban: repaymentAccount.iban,
    })
    .from(creditDeal)
    .innerJoin(principalAccount, eq(principalAccount.id, creditDeal.principalAccountId))
    .innerJoin(interestAccount, eq(interestAccount.id, creditDeal.interestAccountId))
    .leftJoin(repaymentAccount, eq(repaymentAccount.id, creditDeal.repaymentAccountId))
    .where(and(eq(creditDeal.companyId, companyId), number === undefined ? undefined : eq(creditDeal.number, number)))
    .orderBy(asc(creditDeal.status), desc(creditDeal.start), desc(creditDeal.id))
    .limit(DEALS_MAX);
}
