import type { AnswerOf, listCreditDeals } from '@ncb/shared-kernel/api/contract';
import { asc, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CompanyCaller } from '../../callers';
import { schema } from '../../db';
import { done, type Outcome } from '../../outcome';
import type { Services } from '../../services';

const { account, creditDeal } = schema;
const principalAccount = alias(account, 'principal_account');
const interestAccount = alias(account, 'interest_account');

/** A company has a handful; a list without a bound could still grow for ever. */
const DEALS_MAX = 1000;

/** `cred_deals`: the company's credit deals, running ones first, then the newest first. */
export async function creditDeals(
  { db }: Services,
  { membership }: CompanyCaller,
): Promise<Outcome<AnswerOf<typeof listCreditDeals>>> {
  const rows = await db.queries
    .select({ deal: creditDeal, principalIban: principalAccount.iban, interestIban: interestAccount.iban })
    .from(creditDeal)
    .innerJoin(principalAccount, eq(principalAccount.id, creditDeal.principalAccountId))
    .innerJoin(interestAccount, eq(interestAccount.id, creditDeal.interestAccountId))
    .where(eq(creditDeal.companyId, membership.companyId))
    .orderBy(asc(creditDeal.status), desc(creditDeal.start), desc(creditDeal.id))
    .limit(DEALS_MAX);
  return done({
    deals: rows.map(({ deal, principalIban, interestIban }) => ({
      number: deal.number,
      status: deal.status,
      start: deal.start,
      end: deal.end,
      rate: deal.rate,
      currencyLetters: deal.currencyLetters,
      currencyCode: deal.currencyCode,
      amount: deal.amount,
      principal: deal.principal,
      interest: deal.interest,
      overdue: deal.overdue,
      principalAccount: principalIban ?? '',
      interestAccount: interestIban ?? '',
    })),
  });
}
