import type { AnswerOf, listCreditDeals } from '@ncb/shared-kernel/api/contract';
import type { CompanyCaller } from '../../callers';
import { succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { selectCompanyDeals } from './select-company-deals';
import { toCreditDeal } from './to-credit-deal';
import { loadCredits } from './stored-credit';

/** Answers `cred_deals`. */
export async function findCreditDeals(
  { db }: Services,
  { membership, bankDay }: CompanyCaller,
): Promise<Outcome<AnswerOf<typeof listCreditDeals>>> {
  const rows = await selectCompanyDeals(db.queries, membership.companyId);
  if (rows.length === 0) return succeed({ deals: [] });
  const getStored = await loadCredits(
    db.queries,
    rows.map(({ deal }) => deal),
  );
  return succeed({
    deals: rows.map(({ deal, ...accounts }) => toCreditDeal(deal, accounts, getStored(deal), bankDay)),
  });
}
