import type { AnswerOf, getEarlyRepayment, orderEarlyRepayment, RequestOf } from '@ncb/shared-kernel/api/contract';
import {
  buildCreditRows,
  getEarlyCost,
  compareEarlyOutcomes,
  getMaxExtra,
  type CreditHistory,
} from '@ncb/shared-kernel/domain/interest';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import { checkEarlyRepayment } from '@ncb/shared-kernel/domain/rules';
import { CreditDealStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import { succeed, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { withIdempotency } from '../documents/with-idempotency';
import { selectCompanyDeals } from './select-company-deals';
import { loadCredit, type DealRow } from './stored-credit';

const { creditEarlyOrder } = schema;

type Wish = RequestOf<typeof getEarlyRepayment>;

interface Checked {
  readonly deal: DealRow;
  readonly history: CreditHistory;
  readonly amount: string;
  readonly day: string;
  readonly toPay: string;
}

/** Answers `get_early_repayment`: both ways beside the present plan. */
export async function previewEarlyRepayment(
  { db }: Services,
  caller: CompanyCaller,
  wish: Wish,
): Promise<Outcome<AnswerOf<typeof getEarlyRepayment>>> {
  const checked = await check(db.queries, caller, wish);
  if (!checked.ok) return checked;
  const { history, deal, amount, day, toPay } = checked.value;
  return succeed({ toPay, ...compareEarlyOutcomes(history, deal.part, day, amount) });
}

/**
 * Answers `order_early_repayment`. The order applies to a payment of the exact amount on that day; the last order
 * counts.
 */
export async function storeEarlyOrder(
  { db }: Services,
  caller: CompanyCaller,
  { way, confirmedToPay, ...wish }: RequestOf<typeof orderEarlyRepayment>,
): Promise<Outcome<AnswerOf<typeof orderEarlyRepayment>>> {
  return withIdempotency(db, caller, async (tx) => {
    const checked = await check(tx, caller, wish);
    if (!checked.ok) return checked;
    const { deal, amount, day, toPay } = checked.value;
    if (confirmedToPay !== undefined && confirmedToPay !== toPay)
      return refuse('figuresChanged', { params: { toPay } });
    const order = { amount, way, day, creatorId: caller.userId, orderedAt: caller.at, usedAt: null };
    await tx
      .insert(creditEarlyOrder)
      .values({ dealId: deal.id, ...order })
      .onConflictDoUpdate({ target: creditEarlyOrder.dealId, set: order });
    await writeAudit(tx, buildAuditEntry(caller, 'orderEarlyRepayment', 'creditDeal', deal.id));
    return succeed({ toPay, day });
  });
}

async function check(tx: Queries, { membership, bankDay }: CompanyCaller, wish: Wish): Promise<Outcome<Checked>> {
  const [found] = await selectCompanyDeals(tx, membership.companyId, wish.number);
  if (!found) return refuse('notFound');
  const { deal } = found;
  if (deal.status === CreditDealStatus.closed) return refuse('statusForbidsAction');
  const { history } = await loadCredit(tx, deal);
  const day = wish.day ?? bankDay;
  const lastDay = history.instalments.at(-1)?.payOn ?? bankDay;
  const limits = {
    currencyCode: deal.currencyCode,
    bankDay,
    lastDay,
    most: day < lastDay ? getMaxExtra(buildCreditRows(history, bankDay), day) : null,
  };
  const problems = checkEarlyRepayment({ amount: wish.amount, day }, limits);
  const parsed = parseAmount(wish.amount);
  if (problems.length > 0 || !parsed.ok) return refuseFields(problems);
  const toPay = getEarlyCost(history, bankDay, day, parsed.amount);
  if (toPay === null) return refuseFields([{ field: 'amount', key: 'tooMuch' }]);
  return succeed({ deal, history, amount: parsed.amount, day, toPay });
}
