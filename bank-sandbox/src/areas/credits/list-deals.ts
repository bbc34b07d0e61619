import type { AnswerOf, listCreditDeals } from '@ncb/shared-kernel/api/contract';
import type { CompanyCaller } from '../../callers';
import { done, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { companyDeals } from './company-deals';
import { shownDeal } from './shown-deal';
import { storedCredits } from './stored-credit';

/** Answers `cred_deals`. */
export async function creditDeals(
  { db }: Services,
  { membership, bankDay }: CompanyCaller,
): Promise<Outcome<AnswerOf<typeof listCreditDeals>>> {
  const rows = await companyDeals(db.queries, membership.companyId);
  if (rows.length === 0) return done({ deals: [] });
  const storedOf = await storedCredits(
    db.queries,
    rows.map(({ deal }) => deal),
  );
  return done({ deals: rows.map(({ deal, ...accounts }) => shownDeal(deal, accounts, storedOf(deal), bankDay)) });
}
