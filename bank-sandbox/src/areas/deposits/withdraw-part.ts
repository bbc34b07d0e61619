import type { AnswerOf, RequestOf, withdrawFromDeposit } from '@ncb/shared-kernel/api/contract';
import { parseAmount, subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { checkWithdrawal } from '@ncb/shared-kernel/domain/rules';
import { DepositOperationKind } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { schema } from '../../db';
import { succeed, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { toDebitAccount, findCompanyAccount } from '../accounts/company-account';
import { withIdempotency } from '../documents/with-idempotency';
import { lockRunning } from './running-deposit';
import { storeOperation, postDeposit } from './post-deposit';

const { deposit } = schema;

/**
 * Answers `withdraw_from_deposit`, with interest up to the day before. Not on the day of receipt, nor on the last day.
 */
export async function withdrawPart(
  { db }: Services,
  caller: CompanyCaller,
  draft: RequestOf<typeof withdrawFromDeposit>,
): Promise<Outcome<AnswerOf<typeof withdrawFromDeposit>>> {
  const { membership, bankDay, at } = caller;
  return withIdempotency(db, caller, async (tx) => {
    const found = await lockRunning(tx, membership.companyId, draft.id);
    if (!found.ok) return found;
    const row = found.value;
    const { withdrawRest: rest, amount: balance, currencyCode } = row;
    if (rest === null || bankDay <= row.startDate || bankDay >= row.endDate) return refuse('depositTermsForbid');
    const account = await findCompanyAccount(tx, membership.companyId, draft.accountId);
    const context = { currencyCode, balance, rest, account: account && toDebitAccount(account) };
    const problems = checkWithdrawal(draft, context);
    const parsed = parseAmount(draft.amount);
    if (problems.length > 0 || !parsed.ok || !account) return refuseFields(problems);
    const { amount } = parsed;
    const accounts = [{ accountId: account.id, amount }];
    await postDeposit(tx, row, { bankDay, now: at }, { balanceChange: `-${amount}`, interest: '0.00', accounts });
    await storeOperation(tx, row.id, { day: bankDay, at, kind: DepositOperationKind.withdrawn, amount });
    await tx
      .update(deposit)
      .set({ amount: subtractAmounts(balance, amount) })
      .where(eq(deposit.id, row.id));
    await writeAudit(tx, buildAuditEntry(caller, 'withdrawFromDeposit', 'deposit', row.id));
    return succeed({ id: draft.id });
  });
}
