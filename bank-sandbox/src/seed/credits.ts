import { CLOSED_DEAL_MARK, CreditDealStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { fromDotted } from '@ncb/shared-kernel/domain/dates';
import { schema, type Queries } from '../db';
import { accountByIban, openInternalAccount, type PayableAccount } from '../ledger';
import { SEED, type SeedCreditDeal } from './seed-data';

export async function seedCredits(tx: Queries): Promise<void> {
  for (const deal of SEED.credit_deals) {
    const row = {
      companyId: Number(deal.company),
      number: deal.deal_n,
      status: deal.status === CLOSED_DEAL_MARK ? CreditDealStatus.closed : CreditDealStatus.active,
      start: dayOf(deal.deal_start),
      end: dayOf(deal.deal_end),
      rate: deal.proc,
      currencyCode: deal.cur_ref,
      currencyLetters: deal.sim_cur,
      amount: deal.sumdeal,
      issued: deal.sumdeal,
      principal: deal.sum_main,
      principalAccountId: await accountOf(tx, 'loan', deal.main_acn, deal),
      interestAccountId: await accountOf(tx, 'loanInterest', deal.proc_acn, deal),
    };
    await tx.insert(schema.creditDeal).values(row).onConflictDoNothing();
  }
}

/** Returns a visible credit account for the principal of an active deal. */
async function accountOf(
  tx: Queries,
  kind: PayableAccount,
  iban: string,
  { cur_ref, sim_cur }: SeedCreditDeal,
): Promise<number> {
  const seen = await accountByIban(tx, iban, cur_ref);
  return seen?.id ?? openInternalAccount(tx, { kind, iban, currency: { code: cur_ref, letters: sim_cur } });
}

function dayOf(dotted: string): string {
  const day = fromDotted(dotted);
  if (day === null) throw new Error(`${dotted} is no day`);
  return day;
}
