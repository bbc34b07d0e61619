import { CLOSED_DEAL_MARK, CreditDealStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { parseDotted } from '@ncb/shared-kernel/domain/dates';
import { schema, type Queries } from '../db';
import { findAccountByIban, openInternalAccount, type PayableAccount } from '../ledger';
import { SEED, type SeedCreditDeal } from './seed-data';

export async function seedCredits(tx: Queries): Promise<void> {
  for (const deal of SEED.credit_deals) {
    const row = {
      companyId: Number(deal.company),
      number: deal.deal_n,
      status: deal.status === CLOSED_DEAL_MARK ? CreditDealStatus.closed : CreditDealStatus.active,
      start: toDay(deal.deal_start),
      end: toDay(deal.deal_end),
      rate: deal.proc,
      currencyCode: deal.cur_ref,
      currencyLetters: deal.sim_cur,
      amount: deal.sumdeal,
      issued: deal.sumdeal,
      principal: deal.sum_main,
      principalAccountId: await findOrOpenAccount(tx, 'loan', deal.main_acn, deal),
      interestAccountId: await findOrOpenAccount(tx, 'loanInterest', deal.proc_acn, deal),
    };
    await tx.insert(schema.creditDeal).values(row).onConflictDoNothing();
  }
}

/** Returns a visible credit account for the principal of an active deal. */
async function findOrOpenAccount(
  tx: Queries,
  kind: PayableAccount,
  iban: string,
  { cur_ref, sim_cur }: SeedCreditDeal,
): Promise<number> {
  const visible = await findAccountByIban(tx, iban, cur_ref);
  return visible?.id ?? openInternalAccount(tx, { kind, iban, currency: { code: cur_ref, letters: sim_cur } });
}

function toDay(dotted: string): string {
  const day = parseDotted(dotted);
  if (day === null) throw new Error(`${dotted} is no day`);
  return day;
}
