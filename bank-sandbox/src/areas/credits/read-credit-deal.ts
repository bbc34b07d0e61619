import type { AnswerOf, getCreditDeal, RequestOf } from '@ncb/shared-kernel/api/contract';
import { computeCreditDebts, buildCreditRows, CreditScheme } from '@ncb/shared-kernel/domain/interest';
import { subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { CreditDealStatus } from '@ncb/shared-kernel/domain/vocabulary';
import type { CompanyCaller } from '../../callers';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { selectCompanyDeals } from './select-company-deals';
import { toCreditDeal } from './to-credit-deal';
import { loadCredit, type DealRow } from './stored-credit';

/** Answers `get_credit_deal`. */
export async function readCreditDeal(
  { db }: Services,
  { membership, bankDay }: CompanyCaller,
  { number }: RequestOf<typeof getCreditDeal>,
): Promise<Outcome<AnswerOf<typeof getCreditDeal>>> {
  const [found] = await selectCompanyDeals(db.queries, membership.companyId, number);
  if (!found) return refuse('notFound');
  const { deal, ...accounts } = found;
  const stored = await loadCredit(db.queries, deal);
  const { accruedSince, accruedDays, overdueSince } = computeCreditDebts(stored.history, bankDay);
  const isActive = deal.status === CreditDealStatus.active;
  const order = stored.order && stored.order.day >= bankDay ? stored.order : null;
  const { scheme, basis, dueDay, purpose, issued, penaltyRate, part } = deal;
  return succeed({
    deal: toCreditDeal(deal, accounts, stored, bankDay),
    day: bankDay,
    scheme,
    basis,
    dueDay,
    purpose,
    issued,
    penaltyRate,
    part,
    ...getLimit(deal),
    accruedSince,
    accruedDays: isActive ? accruedDays : 0,
    overdueSince: isActive ? overdueSince : null,
    rows: buildCreditRows(stored.history, bankDay),
    payments: stored.payments.map(({ day, principal, interest, penalty, extra, documentId }) => ({
      day,
      principal,
      interest,
      penalty,
      extra,
      documentId: documentId === null ? null : String(documentId),
    })),
    order: order && { amount: order.amount, way: order.way, day: order.day },
  });
}

function getLimit({ scheme, amount, principal }: DealRow) {
  if (scheme !== CreditScheme.line) return { limit: null, limitLeft: null };
  return { limit: amount, limitLeft: subtractAmounts(amount, principal) };
}
