import type { AnswerOf, RequestOf, withdrawFromDeposit } from '@ncb/shared-kernel/api/contract';
import { parseAmount, subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { checkWithdrawal } from '@ncb/shared-kernel/domain/rules';
import { DepositOperationKind } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { recordAudit, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { schema } from '../../db';
import { done, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { asDebitAccount, companyAccount } from '../accounts/debit-account';
import { once } from '../documents/idempotency';
import { lockRunning } from './deposit-state';
import { keepOperation, postDeposit } from './post-deposit';

const { deposit } = schema;

/**
 * Answers `withdraw_from_deposit`, with interest up to the day before. Not on the day of receipt, nor on the last day.
 */
export async function withdraw(
  { db }: Services,
  caller: CompanyCaller,
  draft: RequestOf<typeof withdrawFromDeposit>,
): Promise<Outcome<AnswerOf<typeof withdrawFromDeposit>>> {
  const { membership, bankDay, at } = caller;
  return once(db, caller, async (tx) => {
    const found = await lockRunning(tx, membership.companyId, draft.id);
    if (!found.ok) return found;
    const row = found.value;
    const { withdrawRest: rest, amount: balance, currencyCode } = row;
    if (rest === null || bankDay <= row.startDate || bankDay >= row.endDate) return refuse('depositTermsForbid');
    const account = await companyAccount(tx, membership.companyId, draft.accountId);
    const context = { currencyCode, balance, rest, account: account && asDebitAccount(account) };
    const problems = checkWithdrawal(draft, context);
    const parsed = parseAmount(draft.amount);
    if (problems.length > 0 || !parsed.ok || !account) return refuseFields(problems);
    const { amount } = parsed;
    const accounts = [{ accountId: account.id, amount }];
    await postDeposit(tx, row, { bankDay, now: at }, { held: `-${amount}`, interest: '0.00', accounts });
    await keepOperation(tx, row.id, { day: bankDay, at, kind: DepositOperationKind.withdrawn, amount });
    await tx
      .update(deposit)
      .set({ amount: subtractAmounts(balance, amount) })
      .where(eq(deposit.id, row.id));
    await writeAudit(tx, recordAudit(caller, 'withdrawFromDeposit', 'deposit', row.id));
    return done({ id: draft.id });
  });
}
