import { REFUSAL_REASONS } from '@ncb/shared-kernel/domain';
import { addAmounts, compareAmounts, subtractAmounts, toHryvnias } from '@ncb/shared-kernel/domain/money';
import { canPayFrom } from '@ncb/shared-kernel/domain/rules';
import { PAPER_TITLES } from '@ncb/shared-kernel/domain/papers';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import type { Queries } from '../../db';
import { internalAccount, type Movement } from '../../ledger';
import type { DocumentRow } from '../documents/company-document';
import type { KindOfDocument, Moment, Plan, PlannedPosting } from '../documents/kind-of-document';
import { feeHold, feePosting, isNothing, withheld } from '../fees/post-fee';
import { rateOf } from '../rates/rates';
import { accountById } from './account-names';
import { whyNotCredited } from './credit-account';
import { requestBar } from './document-bar';
import { keepBack } from './keep-back';
import { keepDeal } from './keep-deal';
import { moneyFor, wakePayments } from './purchase-account';
import { sellingOf } from './quoted-rates';
import { isWishMet } from './rate-wish';
import { NO_RATE, RATE_NOT_MET, waitOrRefuse } from './request-term';
import { currencyRequestOf } from './stored-details';

const NOT_COME = REFUSAL_REASONS.hryvniasNotCome;

/**
 * Waits until the hryvnias on the transit account are enough and the rate is met; then the bank sells at its own rate,
 * takes its fee and returns the rest. Source: docs/requirements/banking-rules.md#buying-currency.
 */
export const purchase: KindOfDocument = {
  title: PAPER_TITLES[DocumentType.buyRequest],
  bar: requestBar,
  holds: (_tx, row) => Promise.resolve(feeHold(currencyRequestOf(row).fee)),
  plan,
  accept: wakePayments,
  async hasStarted(tx, row) {
    return !isNothing(await moneyFor(tx, row));
  },
  async giveBack(tx, row) {
    return rest(tx, row, await moneyFor(tx, row));
  },
};

async function plan(tx: Queries, row: DocumentRow, moment: Moment): Promise<Plan> {
  const { rateType, customerRate, creditAccountId, fee } = currencyRequestOf(row);
  const rate = await rateOf(tx, row.currencyCode);
  if (!rate) return { verdict: 'refuse', reason: NO_RATE };
  const reason = whyNotCredited(await accountById(tx, creditAccountId));
  if (reason) return { verdict: 'refuse', reason };
  const money = await moneyFor(tx, row);
  const cost = toHryvnias(row.amount, sellingOf(rate));
  const left = subtractAmounts(money, addAmounts(cost, withheld(fee)));
  if (compareAmounts(left, '0.00') < 0) return waitOrRefuse(row, moment, NOT_COME);
  const wish = { type: DocumentType.buyRequest, rateType, customerRate } as const;
  if (!isWishMet(wish, sellingOf(rate))) return waitOrRefuse(row, moment, RATE_NOT_MET);
  const payer = await accountById(tx, fee.accountId);
  if (payer && !canPayFrom(payer)) return { verdict: 'refuse', reason: REFUSAL_REASONS.feeAccountBarred };
  return {
    verdict: 'execute',
    postings: [
      { kind: 'purchase', movements: await deal(tx, row, { cost, creditAccountId }) },
      ...(await keptBack(tx, row)),
      ...(await feePosting(tx, fee)),
      ...(await rest(tx, row, left)),
    ],
    afterwards: () =>
      keepDeal(tx, row, {
        rate: rate.sale,
        sum: cost,
        fee: fee.amount,
        feeLetters: fee.currencyLetters,
        rest: left,
      }),
  };
}

async function deal(
  tx: Queries,
  row: DocumentRow,
  { cost, creditAccountId }: { readonly cost: string; readonly creditAccountId: number },
): Promise<readonly Movement[]> {
  const currency = { code: row.currencyCode, letters: row.currencyLetters };
  return [
    { accountId: await internalAccount(tx, 'purchase'), amount: `-${cost}` },
    { accountId: await internalAccount(tx, 'position'), amount: cost },
    { accountId: await internalAccount(tx, 'position', currency), amount: `-${row.amount}` },
    { accountId: creditAccountId, amount: row.amount },
  ];
}

async function keptBack(tx: Queries, row: DocumentRow): Promise<readonly PlannedPosting[]> {
  const { fee } = currencyRequestOf(row);
  const kept = await keepBack(tx, fee);
  if (kept.length === 0) return [];
  const from = { accountId: await internalAccount(tx, 'purchase'), amount: `-${fee.amount}` };
  return [{ kind: 'fee', movements: [from, ...kept] }];
}

async function rest(tx: Queries, row: DocumentRow, amount: string): Promise<readonly PlannedPosting[]> {
  if (isNothing(amount)) return [];
  const wanted = await accountById(tx, currencyRequestOf(row).restAccountId);
  const accountId = wanted && whyNotCredited(wanted) === null ? wanted.id : row.accountId;
  const from = { accountId: await internalAccount(tx, 'purchase'), amount: `-${amount}` };
  return [{ kind: 'rest', movements: [from, { accountId, amount }] }];
}
