import { REFUSAL_REASONS } from '@ncb/shared-kernel/domain';
import { addAmounts, compareAmounts, subtractAmounts, toHryvnias } from '@ncb/shared-kernel/domain/money';
import { canPayFrom } from '@ncb/shared-kernel/domain/rules';
import { PRINTOUT_TITLES } from '@ncb/shared-kernel/domain/papers';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import type { Queries } from '../../db';
import { ensureInternalAccount, type Movement } from '../../ledger';
import type { DocumentRow } from '../documents/find-document';
import type { KindOfDocument, Moment, Plan, PlannedPosting } from '../documents/kind-of-document';
import { getFeeHold, buildFeePosting, isZero, getWithheldFee } from '../fees/fee-postings';
import { findRate } from '../rates/find-rate';
import { findAccount } from './find-account';
import { findCreditRefusal } from './find-credit-refusal';
import { findRequestRefusal } from './document-refusals';
import { withholdFee } from './withhold-fee';
import { storeDeal } from './store-deal';
import { sumReceivedHryvnias, wakePayments } from './purchase-account';
import { toSellingRate } from './quoted-rates';
import { isRequirementMet } from './is-requirement-met';
import { NO_RATE, RATE_NOT_MET, waitOrRefuse } from './request-term';
import { requireCurrencyRequest } from './stored-details';

const HRYVNIAS_MISSING = REFUSAL_REASONS.hryvniasNotCome;

/**
 * Waits until the hryvnias on the transit account are enough and the rate is met; then the bank sells at its own rate,
 * takes its fee and returns the rest. Source: docs/requirements/banking-rules.md#buying-currency.
 */
export const purchase: KindOfDocument = {
  title: PRINTOUT_TITLES[DocumentType.buyRequest],
  findRefusal: findRequestRefusal,
  getHolds: (_tx, row) => Promise.resolve(getFeeHold(requireCurrencyRequest(row).fee)),
  plan,
  accept: wakePayments,
  async hasStarted(tx, row) {
    return !isZero(await sumReceivedHryvnias(tx, row));
  },
  async returnMoney(tx, row) {
    return buildRestPosting(tx, row, await sumReceivedHryvnias(tx, row));
  },
};

async function plan(tx: Queries, row: DocumentRow, moment: Moment): Promise<Plan> {
  const { rateType, customerRate, creditAccountId, fee } = requireCurrencyRequest(row);
  const rate = await findRate(tx, row.currencyCode);
  if (!rate) return { verdict: 'refuse', reason: NO_RATE };
  const reason = findCreditRefusal(await findAccount(tx, creditAccountId));
  if (reason) return { verdict: 'refuse', reason };
  const money = await sumReceivedHryvnias(tx, row);
  const cost = toHryvnias(row.amount, toSellingRate(rate));
  const remainder = subtractAmounts(money, addAmounts(cost, getWithheldFee(fee)));
  if (compareAmounts(remainder, '0.00') < 0) return waitOrRefuse(row, moment, HRYVNIAS_MISSING);
  const wish = { type: DocumentType.buyRequest, rateType, customerRate } as const;
  if (!isRequirementMet(wish, toSellingRate(rate))) return waitOrRefuse(row, moment, RATE_NOT_MET);
  const payer = await findAccount(tx, fee.accountId);
  if (payer && !canPayFrom(payer)) return { verdict: 'refuse', reason: REFUSAL_REASONS.feeAccountBarred };
  return {
    verdict: 'execute',
    postings: [
      { kind: 'purchase', movements: await buildDealMovements(tx, row, { cost, creditAccountId }) },
      ...(await buildWithheldFeePosting(tx, row)),
      ...(await buildFeePosting(tx, fee)),
      ...(await buildRestPosting(tx, row, remainder)),
    ],
    afterwards: () =>
      storeDeal(tx, row, {
        rate: rate.sale,
        sum: cost,
        fee: fee.amount,
        feeLetters: fee.currencyLetters,
        rest: remainder,
      }),
  };
}

async function buildDealMovements(
  tx: Queries,
  row: DocumentRow,
  { cost, creditAccountId }: { readonly cost: string; readonly creditAccountId: number },
): Promise<readonly Movement[]> {
  const currency = { code: row.currencyCode, letters: row.currencyLetters };
  return [
    { accountId: await ensureInternalAccount(tx, 'purchase'), amount: `-${cost}` },
    { accountId: await ensureInternalAccount(tx, 'position'), amount: cost },
    { accountId: await ensureInternalAccount(tx, 'position', currency), amount: `-${row.amount}` },
    { accountId: creditAccountId, amount: row.amount },
  ];
}

async function buildWithheldFeePosting(tx: Queries, row: DocumentRow): Promise<readonly PlannedPosting[]> {
  const { fee } = requireCurrencyRequest(row);
  const feeMovements = await withholdFee(tx, fee);
  if (feeMovements.length === 0) return [];
  const from = { accountId: await ensureInternalAccount(tx, 'purchase'), amount: `-${fee.amount}` };
  return [{ kind: 'fee', movements: [from, ...feeMovements] }];
}

async function buildRestPosting(tx: Queries, row: DocumentRow, amount: string): Promise<readonly PlannedPosting[]> {
  if (isZero(amount)) return [];
  const restAccount = await findAccount(tx, requireCurrencyRequest(row).restAccountId);
  const accountId = restAccount && findCreditRefusal(restAccount) === null ? restAccount.id : row.accountId;
  const from = { accountId: await ensureInternalAccount(tx, 'purchase'), amount: `-${amount}` };
  return [{ kind: 'rest', movements: [from, { accountId, amount }] }];
}
